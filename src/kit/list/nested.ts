import { type ReactNode, useState } from 'react'
import type { Field } from '@/entities/field'
import { useLoads } from '../data/load'
import { keyed } from './DataTable'

/** Rows below rows: which rows have some, and the question for them, asked when a row is opened. */
interface RowsBelow<Row> {
  when: (row: Row) => boolean
  load: (row: Row) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Row[]> }
}
/** What opens below a row: rows, or the rest of what is known of it. */
export type Nested<Row> = RowsBelow<Row> | { more: (row: Row) => ReactNode }

/** What is open of a nested list, and what is below each row. */
export interface Opened<Row> {
  keys: string[]
  /** The rows below a row, [] until they are there; undefined where there are none to open. */
  below: (row: Row, id: string) => Row[] | undefined
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
  const [keys, setKeys] = useState<string[]>([])
  const rowsBelow = nested && 'load' in nested ? nested : undefined
  const opened = rowsBelow
    ? keyed(rows, rowKey.key).filter(({ id, row }) => keys.includes(id) && rowsBelow.when(row))
    : []
  const answers = useLoads(rowsBelow ? opened.map(({ row }) => rowsBelow.load(row)) : [])
  if (!nested) return undefined
  const answerOf = (id: string) => answers[opened.findIndex((one) => one.id === id)]
  return {
    keys,
    below: (row, id) => (!rowsBelow || rowsBelow.when(row) ? (answerOf(id)?.data ?? []) : undefined),
    more: 'more' in nested ? nested.more : undefined,
    open: (id, on) => setKeys(on ? [...keys, id] : keys.filter((key) => key !== id)),
  }
}
