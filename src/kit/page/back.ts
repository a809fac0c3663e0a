import { useLocation } from 'react-router-dom'
import { lineOf, type Path, routes } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { useTabs } from '@/session/tabs'
import { useCloseAfter } from './closing'
import { useScreen } from './screen'
import { recordKeys, rowsAround } from './rowsAround'

/** Returns the lists that stay alive for a detail or form (R-KEEP-01). */
const listsOf = (path: string): Path[] =>
  routes.flatMap((line) => ('keepAliveFor' in line && line.keepAliveFor.some((one) => one === path) ? [line.path] : []))

/**
 * Returns the list that a detail was opened from, with the previous and next record. A detail opened by its address
 * alone belongs to the first permitted list that stays alive for it, and has no neighbours.
 */
export const useRowsAround = () => {
  const { path, query } = useScreen()
  return trailAt(path.replace(/#.*$/, ''), query, usePermitted().pages)
}

const trailAt = (page: string, query: URLSearchParams, pages: ReadonlyMap<string, unknown>) => {
  const lists = listsOf(page).filter((list) => pages.has(list))
  const values = Object.fromEntries(recordKeys(page).map((key) => [key, query.get(key) ?? '']))
  const around: ReturnType<typeof rowsAround<Path>> = rowsAround(lists, values)
  return { list: around?.list ?? lists[0], before: around?.before, after: around?.after }
}

const menuListOf = (list: Path, pages: ReadonlyMap<string, unknown>): Path =>
  lineOf(list)?.hidden ? (listsOf(list).find((one) => pages.has(one)) ?? list) : list

/** Returns the menu page of the current address. For a hidden page it is the list from which the page was opened. */
export const useMenuPath = (): string => {
  const { pathname, search } = useLocation()
  const { pages } = usePermitted()
  if (!lineOf(pathname)?.hidden) return pathname
  const list = trailAt(pathname, new URLSearchParams(search), pages).list ?? listsOf(pathname)[0]
  return list ? menuListOf(list, pages) : pathname
}

/**
 * Returns a function that goes back to the list, in its open tab if there is one. Undefined if the user has no such
 * list.
 */
export const useBack = (): (() => void) | undefined => {
  const { go } = useScreen()
  const { list } = useRowsAround()
  const { pages } = usePermitted()
  if (!list) return undefined
  return () => {
    const open = useTabs.getState().tabs.findLast(({ path }) => path === list)
    // The list of a record shows nothing without that record, so go to a list in the menu.
    go(open ? `${list}${open.search}` : menuListOf(list, pages))
  }
}

/** Returns a function that closes the tab and goes back to the list, if the user has one. */
export const useLeave = (): (() => void) => {
  const { close } = useScreen()
  const back = useBack()
  const closeAfter = useCloseAfter()
  return () => (back ? closeAfter(back) : close())
}
