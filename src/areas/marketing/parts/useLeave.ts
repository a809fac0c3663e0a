import { useBack } from '@/kit/back'
import { useScreen } from '@/kit/screen'
import type { Path } from '@/routes'
import { useTabs } from '@/session/tabs'

/** Leaves the page of a record for its list as it was left, or for where `go` leads, and closes the tab of the page once another one is in front. */
export const useLeave = (list: Path): ((go?: () => void) => void) => {
  const back = useBack(list)
  const { tab, close } = useScreen()
  return (go = back) => {
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    go()
  }
}
