import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a card fills the window, and the turn of it. The window itself is asked for the whole screen, not the card: dialogs, menus and messages
 * lie beside the card and stay in sight. Ends with Escape, and when the page goes behind another tab.
 */
export const useFullScreen = (card: RefObject<HTMLElement | null>): { full: boolean; turn: () => void } => {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return undefined
    const onChange = () => setFull(document.fullscreenElement !== null)
    // A window that was not given the screen hears of Escape itself; of what lies open before the card it closes that, of a dialog around it the card alone.
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
    // Refused by the browser, the card fills the window all the same.
    if (!full) void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { full, turn }
}
