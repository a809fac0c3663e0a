import { stale } from '../../system/rules/dealerRules'

interface Ordered {
  topFlag: number
  sort: number
}

export const inOwnOrder = (a: Ordered, b: Ordered): number => b.topFlag - a.topFlag || a.sort - b.sort

/** Moves a row up or down by one place. Throws if it is pinned, or if its neighbour is missing or pinned. */
export const moveBy = <Row extends Ordered>(rows: readonly Row[], row: Row, direction: unknown): void => {
  const inOrder = rows.toSorted(inOwnOrder)
  const other = inOrder[inOrder.indexOf(row) + (direction === 'up' ? -1 : 1)]
  if (row.topFlag === 1 || !other || other.topFlag === 1) throw stale()
  const { sort } = row
  row.sort = other.sort
  other.sort = sort
}
