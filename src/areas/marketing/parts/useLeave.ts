import { useBack } from '@/kit/back'
import { useCloseAfter } from '@/kit/closing'
import type { Path } from '@/routes'

/** Leaves the page of a record for its list as it was left, and closes the tab of the page. */
export const useLeave = (list: Path): (() => void) => {
  const back = useBack(list)
  const closeAfter = useCloseAfter()
  return () => closeAfter(back)
}
