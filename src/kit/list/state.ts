import { useMemo } from 'react'
import { useLatest } from '../data/useLatest'
import { useToday } from '../data/useToday'
import { normaliseInput } from '@/lib/normaliseInput'
import { useScreen } from '../page/screen'
import type { Filter } from './filters'

export const PAGE_SIZES = [10, 20, 50, 100]
/** How many rows a page may have; the first is the usual number. */
export type PageSizes = readonly [number, ...number[]]
const SIZES: PageSizes = [20, 10, 50, 100]

export interface Sort<K extends string = string> {
  field: K
  order: 'asc' | 'desc'
}

/** Texts of filters where the address says nothing. */
export type FilterDefaults = Readonly<Record<string, string | undefined>>

/** Where a list stands, as its address says: filters as texts, page, size, sort. */
export interface ListState {
  texts: Record<string, string>
  pageNo: number
  pageSize: number
  sort?: Sort
  /** Filters and sort for the call, without the page: what an export sends. */
  search: Record<string, unknown>
}

const positive = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback

/**
 * Reads a list's place out of a query. An absent filter has its default, an empty one ('status=') has none; where another one names one thing, days that
 * the address does not name are all of them.
 */
export const readState = (
  query: URLSearchParams,
  filters: readonly Filter[],
  defaults: FilterDefaults,
  sort?: Sort,
  sizes: PageSizes = SIZES,
): ListState => {
  const isExact = filters.some(({ key, exact }) => exact?.(normaliseInput(query.get(key) ?? '')))
  const textOf = ({ key, days }: Filter) => query.get(key) ?? (days && isExact ? undefined : defaults[key]) ?? ''
  const texts = Object.fromEntries(filters.map((filter) => [filter.key, textOf(filter)]))
  const [field, order] = (query.get('sort') ?? '').split('.')
  const by = field && (order === 'asc' || order === 'desc') ? ({ field, order } satisfies Sort) : sort
  const size = positive(query.get('size'), sizes[0])
  const search: Record<string, unknown> = {}
  for (const filter of filters) {
    const text = normaliseInput(texts[filter.key] ?? '')
    // What is wrong is told under its filter, and sent neither from there nor from an address.
    if (text && !filter.validate?.(text, texts)) Object.assign(search, filter.toQuery(text))
  }
  if (by) Object.assign(search, { sortField: by.field, sortOrder: by.order })
  return {
    texts,
    pageNo: positive(query.get('page'), 1),
    pageSize: sizes.includes(size) ? size : sizes[0],
    sort: by,
    search,
  }
}

/** Who a list is, for what is remembered about it: its page, and on a page of several lists the tab that it stands in. */
export const useListName = (): string => {
  const { path, query } = useScreen()
  const tab = query.get('tab')
  return tab && !path.includes('#') ? `${path}#${tab}` : path
}

/** The list's place in the address of its tab, and the ways to change it, which stay the same functions. Any change but that of the page goes back to page 1. */
export const useListState = (
  filters: readonly Filter[],
  defaults: FilterDefaults = {},
  sort?: Sort,
  sizes: PageSizes = SIZES,
) => {
  const { query, setQuery } = useScreen()
  const today = useToday()
  const state = useMemo(
    () => readState(query, filters, defaults, sort, sizes),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- ranges such as 'this week' move with the day
    [today, query, filters, defaults, sort, sizes],
  )
  return {
    state,
    search: useLatest((texts: Record<string, string>) =>
      setQuery({
        ...Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [
            key,
            // Nor does the address name what it did not and nobody changed.
            normaliseInput(text) === (defaults[key] ?? '') || (query.get(key) === null && text === state.texts[key])
              ? undefined
              : normaliseInput(text),
          ]),
        ),
        page: undefined,
      }),
    ),
    reset: useLatest(() =>
      setQuery({ ...Object.fromEntries(filters.map(({ key }) => [key, undefined])), page: undefined, sort: undefined }),
    ),
    setPage: useLatest((pageNo: number, pageSize: number) =>
      setQuery({
        page: pageNo > 1 ? String(pageNo) : undefined,
        size: pageSize === sizes[0] ? undefined : String(pageSize),
      }),
    ),
    setSort: useLatest((to: Sort | undefined) =>
      setQuery({ sort: to ? `${to.field}.${to.order}` : undefined, page: undefined }),
    ),
  }
}
