import { prop } from '@/lib/json'
import { integer, text } from '../../core/input'
import { moveRow, placeRows } from '../../content/rules/order'

interface Ordered {
  id: string
  sort: number
}

/**
 * Assigns the places in the input to the rows. A single row is moved to its place among `rows`. Its place also counts
 * `before` rows that precede them.
 */
export const sortRows = (rows: readonly Ordered[], list: unknown, before = 0): void => {
  const [one, ...others] = Array.isArray(list) ? list : []
  const row = rows.find(({ id }) => id === text(prop(one, 'id')))
  if (row && others.length === 0) moveRow(rows, row, { moveType: 5, place: (integer(prop(one, 'sort')) ?? 0) - before })
  else placeRows(rows, list)
}
