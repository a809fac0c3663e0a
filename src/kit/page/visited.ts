import { useMemo } from 'react'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { lineOf } from '@/routes'
import { useIdentity } from '@/session/identity'

/** What was opened in this session, by path: the values in the addresses of its pages, which are ids. Gone with its user, and never stored. */
const useVisited = create<Readonly<Record<string, readonly string[]>>>()(() => ({}))
useIdentity.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) useVisited.setState({}, true)
})

/** Of the page of a list only this is a record: the one open beside it. */
const OPEN_KEY = 'record'
/** So many are remembered of a page. */
const MAX_REMEMBERED = 500

/** Notes that a page was opened, or a record beside a list, so that the list marks its row. */
export const noteVisit = (path: string, query: URLSearchParams): void => {
  const isList = lineOf(path)?.keepAliveFor !== undefined || query.has(OPEN_KEY)
  const opened = isList ? query.getAll(OPEN_KEY) : [...query.values()]
  const before = useVisited.getState()[path] ?? []
  const fresh = opened.filter((value) => value && !before.includes(value))
  if (fresh.length) useVisited.setState({ [path]: [...before, ...fresh].slice(-MAX_REMEMBERED) })
}

/** The ids of the rows of a list that were opened, beside it or as pages that lead back to it. */
export const useOpenedRows = (list: string): ReadonlySet<string> => {
  const paths = [list, ...(lineOf(list)?.keepAliveFor ?? [])]
  const ids = useVisited(useShallow((visited) => paths.flatMap((path) => visited[path] ?? [])))
  return useMemo(() => new Set(ids), [ids])
}
