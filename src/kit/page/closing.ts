import { useTabs } from '@/session/tabs'
import { useScreen } from './screen'

/**
 * Leaves a page that is done with, by what leads elsewhere, and closes its tab once another one is in front: closed before that, a tab gives way to its
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
