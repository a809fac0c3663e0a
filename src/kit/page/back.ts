import { useLocation } from 'react-router-dom'
import { lineOf, type Path, routes } from '@/routes'
import { usePermitted } from '@/session/permitted'
import { useTabs } from '@/session/tabs'
import { useCloseAfter } from './closing'
import { useScreen } from './screen'
import { recordKeys, rowsAround } from './rowsAround'

/** The lists that a detail or form belongs to: those that stay alive for it (R-KEEP-01). */
const listsOf = (path: string): Path[] =>
  routes.flatMap((line) => ('keepAliveFor' in line && line.keepAliveFor.some((one) => one === path) ? [line.path] : []))

/**
 * The list that a detail was opened from, and the records before and after it there. Opened by its address alone, it belongs to the first list of this user
 * that stays alive for it, and nothing is before or after it.
 */
export const useRowsAround = () => {
  const { path, query } = useScreen()
  return trailAt(path.replace(/#.*$/, ''), query, usePermitted().pages)
}

const trailAt = (page: string, query: URLSearchParams, pages: ReadonlyMap<string, unknown>) => {
  const lists = listsOf(page).filter((list) => pages.has(list))
  const values = Object.fromEntries(recordKeys(page).map((key) => [key, query.get(key) ?? '']))
  const trail: ReturnType<typeof rowsAround<Path>> = rowsAround(lists, values)
  return { list: trail?.list ?? lists[0], before: trail?.before, after: trail?.after }
}

/** Of a list that belongs to a record itself the list that it is opened from. */
const menuListOf = (list: Path, pages: ReadonlyMap<string, unknown>): Path =>
  lineOf(list)?.hidden ? (listsOf(list).find((one) => pages.has(one)) ?? list) : list

/** The page of the menu that an address belongs to: of a hidden page the list it was opened from, else the path itself. */
export const useMenuPath = (): string => {
  const { pathname, search } = useLocation()
  const { pages } = usePermitted()
  if (!lineOf(pathname)?.hidden) return pathname
  const list = trailAt(pathname, new URLSearchParams(search), pages).list ?? listsOf(pathname)[0]
  return list ? menuListOf(list, pages) : pathname
}

/** The way from a detail back to its list: to the open tab as it was left, else to the list anew; undefined where this user has no such list. */
export const useBack = (): (() => void) | undefined => {
  const { go } = useScreen()
  const { list } = useRowsAround()
  const { pages } = usePermitted()
  if (!list) return undefined
  return () => {
    const open = useTabs.getState().tabs.findLast(({ path }) => path === list)
    // A list that belongs to a record itself shows nothing without it.
    go(open ? `${list}${open.search}` : menuListOf(list, pages))
  }
}

/** Leaves a detail or form that is done with for its list as it was left, and closes its tab. */
export const useLeave = (): (() => void) => {
  const { close } = useScreen()
  const back = useBack()
  const closeAfter = useCloseAfter()
  return () => (back ? closeAfter(back) : close())
}
