import { useTabs } from '@/session/tabs'
import { useScreen } from './screen'

/**
 * Runs a navigation and closes the tab once another tab is in front. Closed earlier, the tab would activate its
 * neighbour instead. If another tab already is in front, it only closes the tab, since a hidden page cannot navigate.
 */
export const useCloseAfter = (): ((go: () => void) => void) => {
  const { tab, close } = useScreen()
  return (go): void => {
    // Waiting for the next switch would close the tab after the user has returned to it.
    if (useTabs.getState().active !== tab) return close()
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    go()
  }
}
