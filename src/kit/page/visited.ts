import { useMemo } from 'react'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { lineOf } from '@/routes'
import { useIdentity } from '@/session/identity'

/** Ids opened in this session, keyed by path. Cleared with the user and never stored. */
const useVisited = create<Readonly<Record<string, readonly string[]>>>()(() => ({}))
useIdentity.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) useVisited.setState({}, true)
})

const OPEN_KEY = 'record'
const MAX_REMEMBERED = 500

export const noteVisit = (path: string, query: URLSearchParams): void => {
  const isList = lineOf(path)?.keepAliveFor !== undefined || query.has(OPEN_KEY)
  const opened = isList ? query.getAll(OPEN_KEY) : [...query.values()]
  const before = useVisited.getState()[path] ?? []
  const fresh = opened.filter((value) => value && !before.includes(value))
  if (fresh.length) useVisited.setState({ [path]: [...before, ...fresh].slice(-MAX_REMEMBERED) })
}

/** Returns the ids of opened rows, both beside the list and as pages that lead back to it. */
export const useOpenedRows = (list: string): ReadonlySet<string> => {
  const paths = [list, ...(lineOf(list)?.keepAliveFor ?? [])]
  const ids = useVisited(useShallow((visited) => paths.flatMap((path) => visited[path] ?? [])))
  return useMemo(() => new Set(ids), [ids])
}
