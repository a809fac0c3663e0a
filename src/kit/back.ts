import type { Path } from '@/routes'
import { useTabs } from '@/session/tabs'
import { useScreen } from './screen'

/** The way from a detail back to its list: to the open tab as it was left, else to the list anew. */
export const useBack = (list: Path): (() => void) => {
  const { go } = useScreen()
  return () => go(`${list}${useTabs.getState().tabs.findLast(({ path }) => path === list)?.search ?? ''}`)
}
