/** Each item once, the first of those with the same id; one without an id is left out (F-68). */
export const distinct = <T>(items: readonly T[], idOf: (item: T) => unknown): T[] => {
  const seen = new Set<unknown>([undefined, null, ''])
  return items.filter((item) => {
    const id = idOf(item)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
