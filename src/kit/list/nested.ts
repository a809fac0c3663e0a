import { type ReactNode, useState } from 'react'
import type { Field } from '@/entities/field'
import { useLoads } from '../data/load'
import { keyed } from './DataTable'

/** Rows below rows: which rows have some, and the question for them, asked when a row is opened. */
interface RowsBelow<Row> {
  when: (row: Row) => boolean
  load: (row: Row) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Row[]> }
}
/** Rows that came with the row above them, [] or undefined where there are none; they are open until they are folded. */
interface RowsWithin<Row> {
  rows: (row: Row) => readonly Row[] | undefined
}
/** What opens below a row: rows, or the rest of what is known of it. */
export type Nested<Row> = RowsBelow<Row> | RowsWithin<Row> | { more: (row: Row) => ReactNode }

/** What is open of a nested list, and what is below each row. */
export interface Opened<Row> {
  isOpen: (id: string) => boolean
  /** The rows below a row, [] until they are there; undefined where there are none to open. */
  below: (row: Row, id: string) => readonly Row[] | undefined
  /** What else stands below an open row. */
  more?: (row: Row) => ReactNode
  open: (id: string, on: boolean) => void
}

/** Reads the rows below those that are open; an opened row whose reading failed is asked again when it is opened anew. */
export const useNested = <Row>(
  nested: Nested<Row> | undefined,
  rows: readonly Row[],
  rowKey: Field,
): Opened<Row> | undefined => {
  /** Those that do not stand as they began. */
  const [keys, setKeys] = useState<string[]>([])
  const rowsBelow = nested && 'load' in nested ? nested : undefined
  const opened = rowsBelow
    ? keyed(rows, rowKey.key).filter(({ id, row }) => keys.includes(id) && rowsBelow.when(row))
    : []
  const answers = useLoads(rowsBelow ? opened.map(({ row }) => rowsBelow.load(row)) : [])
  if (!nested) return undefined
  const within = 'rows' in nested ? nested : undefined
  const answerOf = (id: string) => answers[opened.findIndex((one) => one.id === id)]
  return {
    isOpen: (id) => keys.includes(id) !== (within !== undefined),
    below: (row, id) => {
      if (within) {
        const rowsOf = within.rows(row)
        return rowsOf?.length ? rowsOf : undefined
      }
      return !rowsBelow || rowsBelow.when(row) ? (answerOf(id)?.data ?? []) : undefined
    },
    more: 'more' in nested ? nested.more : undefined,
    open: (id, on) => setKeys(on === (within === undefined) ? [...keys, id] : keys.filter((key) => key !== id)),
  }
}
