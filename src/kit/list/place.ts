import { createContext, use } from 'react'
import type { Numbers } from '@/api/reply'
import type { ListState } from './state'

/** What a list tells of itself to what stands in it: its toolbar, what stands above it, its filters and its cells. */
export interface ListPlace {
  /** The last search, without its page: what an export sends. */
  search: Record<string, unknown>
  total: number
  /** How many rows are ticked. */
  selected?: number
  /** The rows of the page in their order. */
  rows?: readonly object[]
  /** The numbers that its answer has beside its rows, where it has any. */
  summary?: Numbers
  /** Filters, page and sort as the address says them. */
  state?: ListState
}
/** Where a row stands in the whole list, from 1; 0 where it stands in none. */
export interface RowPlace {
  at: number
  total: number
  state?: ListState
}
/** Given by a list to what stands in it. */
export const ListContext = createContext<ListPlace>({ search: {}, total: 0 })
/** The list around a button, a filter or a cell. */
export const useList = (): ListPlace => use(ListContext)

/** The numbers beside the rows of the surrounding list; undefined where none were sent. */
export const useSummary = (): Numbers | undefined => {
  const { summary } = useList()
  return summary && Object.keys(summary).length > 0 ? summary : undefined
}
