import { useState } from 'react'
import type { Field } from '@/entities/field'
import { useLoads } from '../data/load'
import { keyed } from './DataTable'

/** Rows below rows: which rows have some, and the question for them, asked when a row is opened. */
export interface Nested<Row> {
  when: (row: Row) => boolean
  load: (row: Row) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Row[]> }
}

/** What is open of a nested list, and the rows below each. */
export interface Opened<Row> {
  keys: string[]
  /** The rows below a row, [] until they are there; undefined where there are none to open. */
  below: (row: Row, id: string) => Row[] | undefined
  open: (id: string, on: boolean) => void
}

/** Reads the rows below those that are open; an opened row whose reading failed is asked again when it is opened anew. */
export const useNested = <Row>(
  nested: Nested<Row> | undefined,
  rows: readonly Row[],
  rowKey: Field,
): Opened<Row> | undefined => {
  const [keys, setKeys] = useState<string[]>([])
  const opened = nested ? keyed(rows, rowKey.key).filter(({ id, row }) => keys.includes(id) && nested.when(row)) : []
  const answers = useLoads(nested ? opened.map(({ row }) => nested.load(row)) : [])
  if (!nested) return undefined
  const answerOf = (id: string) => answers[opened.findIndex((one) => one.id === id)]
  return {
    keys,
    below: (row, id) => (nested.when(row) ? (answerOf(id)?.data ?? []) : undefined),
    open: (id, on) => setKeys(on ? [...keys, id] : keys.filter((key) => key !== id)),
  }
}
