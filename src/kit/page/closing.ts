import { useTabs } from '@/session/tabs'
import { useScreen } from './screen'

/**
 * Runs a navigation and closes the tab once another tab is in front. Closed earlier, the tab would activate its
 * neighbour instead.
 */
export const useCloseAfter = (): ((go: () => void) => void) => {
  const { tab, close } = useScreen()
  return (go) => {
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    go()
  }
}
