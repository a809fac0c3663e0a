import { useBack } from '@/kit/back'
import { useScreen } from '@/kit/screen'
import type { Path } from '@/routes'

/** Leaves the page of a record for its list as it was left, and closes the tab of the page. */
export const useLeave = (list: Path): (() => void) => {
  const back = useBack(list)
  const { close } = useScreen()
  return () => {
    back()
    close()
  }
}
