import { useMemo } from 'react'
import { useLatest } from '../data/useLatest'
import { useToday } from '../data/useToday'
import { normaliseInput } from '@/lib/normaliseInput'
import { useScreen } from '../page/screen'
import type { Filter } from './filters'

export const PAGE_SIZES = [10, 20, 50, 100]
/** Selectable numbers of rows per page. The first one is the default. */
export type PageSizes = readonly [number, ...number[]]
const SIZES: PageSizes = [20, 10, 50, 100]

export interface Sort<K extends string = string> {
  field: K
  order: 'asc' | 'desc'
}

/** Filter texts that apply if the address does not name the filter. */
export type FilterDefaults = Readonly<Record<string, string | undefined>>

export interface ListState {
  texts: Record<string, string>
  pageNo: number
  pageSize: number
  sort?: Sort
  /** Filters and sort for the request, without the page. An export sends the same. */
  search: Record<string, unknown>
}

const positive = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback

/**
 * Reads the state of a list from a query. An absent filter has its default, an empty one ('status=') is not set. If
 * another filter identifies a single record, an absent date filter matches all days.
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

/** Returns the name under which settings of the list are stored: its page and, on a page with several lists, the tab. */
export const useListName = (): string => {
  const { path, query } = useScreen()
  const tab = query.get('tab')
  return tab && !path.includes('#') ? `${path}#${tab}` : path
}

/**
 * Returns the list state of the tab's address, with stable setters. Any change except a page change goes back to page
 * 1.
 */
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
            // Keep a filter out of the address if it was absent and is unchanged.
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
