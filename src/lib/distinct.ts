/** Removes items with a duplicate id, keeping the first, and items without an id (F-68). */
export const distinct = <T>(items: readonly T[], idOf: (item: T) => unknown): T[] => {
  const seen = new Set<unknown>([undefined, null, ''])
  return items.filter((item) => {
    const id = idOf(item)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
