import { type ReactNode, useState } from 'react'
import type { Field } from '@/entities/field'
import { useLoads } from '../data/load'
import { keyed } from './DataTable'

interface RowsBelow<Row> {
  when: (row: Row) => boolean
  load: (row: Row) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Row[]> }
}
/** Nested rows sent with their parent, [] or undefined if there are none; expanded initially. */
interface RowsWithin<Row> {
  rows: (row: Row) => readonly Row[] | undefined
}
export type Nested<Row> = RowsBelow<Row> | RowsWithin<Row> | { more: (row: Row) => ReactNode }

export interface Opened<Row> {
  isOpen: (id: string) => boolean
  /** Nested rows, [] until loaded; undefined if the row cannot be opened. */
  below: (row: Row, id: string) => readonly Row[] | undefined
  more?: (row: Row) => ReactNode
  open: (id: string, on: boolean) => void
}

/** Loads the rows below open ones. A failed load is retried when the row is opened again. */
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
