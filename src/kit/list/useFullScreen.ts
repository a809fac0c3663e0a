import { useEffect, useState } from 'react'

/**
 * Whether a card fills the window, and the turn of it. The window itself is asked for the whole screen, not the card: dialogs, menus and messages
 * lie beside the card and stay in sight. Ends with Escape, and when the page goes behind another tab.
 */
export const useFullScreen = (): { full: boolean; turn: () => void } => {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return undefined
    const onChange = () => setFull(document.fullscreenElement !== null)
    // A window that was not given the screen hears of Escape itself; in a dialog before the card it is the dialog's.
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('[role=dialog]'))) setFull(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      setFull(false)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [full])
  const turn = () => {
    setFull(!full)
    // Refused by the browser, the card fills the window all the same.
    if (!full) void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { full, turn }
}
