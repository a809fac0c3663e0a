import { useBack } from '@/kit/back'
import { useScreen } from '@/kit/screen'
import type { Path } from '@/routes'

/** Leaves the page of a record for its list as it was left, and closes the tab of the page; asks first when it holds unsaved input. */
export const useLeave = (list: Path): (() => void) => {
  const back = useBack(list)
  const { close } = useScreen()
  // Closed first: a tab that is on screen when it is closed leads elsewhere.
  return () => void close().then((closed) => closed && back())
}
