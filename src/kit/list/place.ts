import { createContext, use } from 'react'

/** What the toolbar of a list knows of it. */
export interface ListPlace {
  /** The last search, without its page: what an export sends. */
  search: Record<string, unknown>
  total: number
}
/** Given by a list to what stands in it. */
export const ListContext = createContext<ListPlace>({ search: {}, total: 0 })
/** The list around a toolbar button. */
export const useList = (): ListPlace => use(ListContext)
