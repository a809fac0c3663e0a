import { belongs } from '@/api/belongs'
import * as carSeries from '@/api/system/carSeries'
import { MOVE, type Move } from '@/kit/list/rowOrder'

/**
 * Returns the changed sort values after a row is moved. The existing values are redistributed, or numbered in tens if
 * two are equal. Rows must be in their present order.
 */
export const moved = (
  rows: readonly { id: string; sort: number }[],
  id: string,
  to: number,
): { id: string; sort: number }[] => {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length || to === from) return []
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, row)
  const sorts = rows.map(({ sort }) => Number(sort)).toSorted((a, b) => a - b)
  const distinct = new Set(sorts).size === sorts.length
  return order.flatMap((one, at) => {
    const sort = distinct ? (sorts[at] ?? 0) : (at + 1) * 10
    return Number(one.sort) === sort ? [] : [{ id: one.id, sort }]
  })
}

/**
 * Moves a series within its brand. Loads the whole brand, since the page may show only a part, and saves each changed
 * sort value.
 */
export const moveSeries = async ({ id, moveType, place = 0 }: Move, brandCode: string): Promise<void> => {
  const answer = await carSeries.list({ brandCode, sortField: 'sort', sortOrder: 'asc', pageSize: 500 })
  const records = answer.records.filter((row) => belongs(row, 'brandCode', brandCode))
  const from = records.findIndex((row) => row.id === id)
  const to = {
    [MOVE.up]: from - 1,
    [MOVE.down]: from + 1,
    [MOVE.top]: 0,
    [MOVE.bottom]: records.length - 1,
    [MOVE.place]: place - 1,
  }[moveType]
  for (const change of moved(records, id, to)) await carSeries.update(change)
}
