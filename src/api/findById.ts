import { prop } from '@/lib/json'
import type { SendOptions } from './client'
import type { Page } from './reply'

interface ListCall<I, R> {
  (input: I, options?: SendOptions): Promise<Page<R>>
  readonly query: (input: I) => { queryKey: readonly unknown[] }
}

/** At most 1,000 rows are read from a server that ignores the filter. */
const PAGE_SIZE = 100
const MAX_PAGES = 10

/**
 * Returns the row of a list that matches `is`, or undefined. A server may ignore filters, so all rows are checked,
 * page by page, and the first one is not assumed to match.
 */
export const findRow = async <I extends object, R extends object>(
  call: ListCall<I, R>,
  input: I,
  is: (row: R) => boolean,
  options?: SendOptions,
): Promise<R | undefined> => {
  let seen = 0
  let before: string | undefined
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo++) {
    const { records, total } = await call({ ...input, pageNo, pageSize: PAGE_SIZE }, options)
    const found = records.find(is)
    seen += records.length
    // A server that repeats a page ignores paging too, so there is nothing more to read.
    const page = JSON.stringify(records)
    if (found || seen >= total || page === before) return found
    before = page
  }
  return undefined
}

/**
 * Returns the query of one row of a list: the row with the values of `by`, by default those of the filter, such as
 * its id: `useLoad(findById(coupons.listGrants, { id }))`. Values are compared as text. The query yields undefined
 * without such a row and shows no toast.
 */
export const findById = <I extends object, R extends object>(
  call: ListCall<I, R>,
  input: I,
  by: I | { readonly [K in keyof R]?: unknown } = input,
) => ({
  queryKey: [...call.query(input).queryKey, 'one'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    findRow(
      call,
      input,
      (row) => Object.entries(by).every(([key, value]) => String(prop(row, key)) === String(value)),
      { quiet: true, signal },
    ),
})
