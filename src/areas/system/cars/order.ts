/**
 * The new sorts after a row is moved to another place of its list: the sorts that there are, dealt out anew; counted in tens where two were alike.
 * Only rows whose sort changes are answered. Rows come in their present order.
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
