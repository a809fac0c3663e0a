import type { SendOptions } from '@/api/client'
import { isGiven } from '@/lib/given'
import type { Path } from '@/routes'
import type { SearchKind, SearchTerms } from './searchTerms'

/** A record that was found: what it is called, what tells it from its likes, and where it opens. */
export interface Found {
  title: string
  note: string
  to: string
}

/** Finds the records of one list. */
export interface Finder {
  /** The page of the list: only whoever may open it asks. */
  page: Path
  /** Another page whose list has all its records and more: whoever may open that one asks it instead. */
  unless?: Path
  /** What its records are likely to be found by. */
  by: readonly SearchKind[]
  find: (words: SearchTerms, send: SendOptions) => Promise<Found[]>
}

/** How many of each list are asked for. */
const MAX = 5
/** The first of them, as lists take it. */
export const FIRST = { pageNo: 1, pageSize: MAX }

/** What a list answers. */
export type Rows<Row> = Promise<readonly Row[] | { readonly records: readonly Row[] }>

/** A finder by the question that it sends, if the words can mean a record of it, and what it shows of an answer. What opens nowhere is left out. */
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
