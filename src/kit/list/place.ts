import { createContext, use } from 'react'
import type { Numbers, Page } from '@/api/reply'
import type { ListState } from './state'

export interface ListPlace extends Pick<Page<unknown>, 'total' | 'guessed' | 'totalMore'> {
  search: Record<string, unknown>
  selected?: number
  rows?: readonly object[]
  summary?: Numbers
  state?: ListState
}
/** Position of a row in the whole list, from 1; 0 if it has none. */
export interface RowPlace {
  at: number
  total: number
  state?: ListState
}
export const ListContext = createContext<ListPlace>({ search: {}, total: 0 })
export const useList = (): ListPlace => use(ListContext)

/** Returns the summary numbers of the surrounding list; undefined if none were sent. */
export const useSummary = (): Numbers | undefined => {
  const { summary } = useList()
  return summary && Object.keys(summary).length > 0 ? summary : undefined
}
