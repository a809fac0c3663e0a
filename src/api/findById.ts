import { prop } from '@/lib/json'
import type { SendOptions } from './client'
import type { Page } from './reply'

interface ListCall<I, R> {
  (input: I, options?: SendOptions): Promise<Page<R>>
  readonly query: (input: I) => { queryKey: readonly unknown[] }
}

/** A server that ignores the filter is read no further than this many rows. */
const PAGE_SIZE = 100
const MAX_PAGES = 10

/**
 * The row of a list that `is` the wanted one; undefined where there is none. A server may ignore filters: rows are looked through, page by page, and none is
 * taken for being first.
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
    // Who sends the same page again ignores pages too.
    const page = JSON.stringify(records)
    if (found || seen >= total || page === before) return found
    before = page
  }
  return undefined
}

/**
 * Asks a list for the row with these values, by default those of the filter, which hold its id: `useLoad(findById(coupons.listGrants, { id }))`. Ids are
 * compared as text, whatever the server sent them as.
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
