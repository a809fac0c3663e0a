import { type RefObject, useEffect, useState } from 'react'

/**
 * Full-screen state of a card and its toggle. Requests full screen for the document, because dialogs, menus and
 * messages are rendered beside the card. Ends with Escape, and when the page moves to the background.
 */
export const useFullScreen = (card: RefObject<HTMLElement | null>): { full: boolean; turn: () => void } => {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return undefined
    const onChange = () => setFull(document.fullscreenElement !== null)
    // If the browser refused full screen, Escape has to be handled here. It first closes what is open in front of the
    // card. Inside a dialog it ends only the full screen.
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const dialog = target?.closest('[role=dialog]')
      if (event.key !== 'Escape' || target?.closest('[role=menu], [aria-expanded=true]')) return
      if (dialog && !dialog.contains(card.current)) return
      event.stopPropagation()
      setFull(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey, true)
      setFull(false)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [full, card])
  const turn = () => {
    setFull(!full)
    if (!full) void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { full, turn }
}
