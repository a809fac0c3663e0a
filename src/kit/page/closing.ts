import { useTabs } from '@/session/tabs'
import { useScreen } from './screen'

/**
 * Runs a navigation and closes the tab once another tab is in front, at once if it already is. Closed earlier, the tab
 * would activate its neighbour instead.
 */
export const useCloseAfter = (): ((go: () => void) => void) => {
  const { tab, close } = useScreen()
  return (go) => {
    // Waiting for the next switch would close the tab after the user has returned to it.
    if (useTabs.getState().active !== tab) {
      go()
      return close()
    }
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    return go()
  }
}
