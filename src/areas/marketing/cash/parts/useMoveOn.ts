import { useScreen } from '@/kit/screen'
import { useTabs } from '@/session/tabs'

/** Goes on to another page for good: closes the tab of this one once the other is in front. */
export const useMoveOn = (): ((address: string) => void) => {
  const { tab, go, close } = useScreen()
  return (address) => {
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    go(address)
  }
}
