import { useBack } from '@/kit/back'
import { useScreen } from '@/kit/screen'
import type { Path } from '@/routes'
import { useTabs } from '@/session/tabs'

/** Leaves the page of a record for its list as it was left, and closes the tab of the page once the list is in front. */
export const useLeave = (list: Path): (() => void) => {
  const back = useBack(list)
  const { tab, close } = useScreen()
  return () => {
    const stop = useTabs.subscribe(({ active }) => {
      if (active === tab) return
      stop()
      close()
    })
    back()
  }
}
