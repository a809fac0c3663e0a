import { useEffect, useEffectEvent } from 'react'

/** Keeps the screen awake while it is rendered, where the browser can. */
export const useAwake = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // Absent over plain http, and refused when the battery is low.
      void navigator.wakeLock?.request('screen').then(
        (given) => {
          if (gone) void given.release()
          else lock = given
        },
        () => undefined,
      )
    }
    ask()
    // The browser takes it back from a page that is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])

/** Asks for the whole screen while it is rendered; `onLeave` when the user takes it back, as with Escape. */
export const useWholeScreen = (onLeave: () => void): void => {
  const leave = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeave()
  })
  useEffect(() => {
    document.addEventListener('fullscreenchange', leave)
    // Refused by the browser, the window is as large as the page.
    void document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      document.removeEventListener('fullscreenchange', leave)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
}
