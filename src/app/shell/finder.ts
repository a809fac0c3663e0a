import type { SendOptions } from '@/api/client'
import { isGiven } from '@/lib/given'
import type { Path } from '@/routes'
import type { SearchKind, SearchTerms } from './searchTerms'

/** A record that was found: title, distinguishing note and target. */
export interface Found {
  title: string
  note: string
  to: string
}

export interface Finder {
  /** Page of the list. Only users with permission for it search the list. */
  page: Path
  /** Page whose list includes all these records. Users with permission for it search that list instead. */
  unless?: Path
  /** Kinds of words that are likely to match its records. */
  by: readonly SearchKind[]
  find: (words: SearchTerms, send: SendOptions) => Promise<Found[]>
}

/** Number of records loaded from each list. */
const MAX = 5
export const FIRST = { pageNo: 1, pageSize: MAX }

export type Rows<Row> = Promise<readonly Row[] | { readonly records: readonly Row[] }>

/**
 * Creates a finder. `ask` sends the query, or returns undefined if the words cannot match its records. `shown` maps a
 * row. Rows without a title or target are left out.
 */
export const finder = <Row>(
  page: Path,
  by: readonly SearchKind[],
  ask: (words: SearchTerms, send: SendOptions) => Rows<Row> | undefined,
  shown: (row: Row) => { title: unknown; note?: readonly unknown[]; to: string },
  unless?: Path,
): Finder => ({
  page,
  unless,
  by,
  find: async (words, send) => {
    const answer = await ask(words, send)
    const rows = answer ? ('records' in answer ? answer.records : answer) : []
    return rows.slice(0, MAX).flatMap((row) => {
      const { title, note = [], to: address } = shown(row)
      const [name, ...others] = [title, ...note].filter(isGiven).map(String)
      return address && name ? [{ title: name, note: others.join(' · '), to: address }] : []
    })
  },
})
