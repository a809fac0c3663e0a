import { numberIn } from '@/lib/counts'

export interface Sorted {
  id: string
  sort: number
}

export const movedTo = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = list.filter((_, at) => at !== from)
  next.splice(to, 0, ...list.slice(from, from + 1))
  return next
}

/**
 * Returns the order numbers that change when the rows of a page are arranged this way. The page keeps its numbers,
 * each at least one above the previous; missing ones are counted from `before`, the number of rows on the previous
 * pages.
 */
export const renumbered = (
  rows: readonly { id: string; sort: unknown }[],
  before: number,
  now: readonly { id: string; sort: unknown }[],
): Sorted[] => {
  const numbers: number[] = []
  for (const [at, { sort }] of rows.entries()) {
    const had = numberIn(sort) ?? before + at + 1
    const last = numbers.at(-1)
    numbers.push(last === undefined ? had : Math.max(had, last + 1))
  }
  return now.flatMap(({ id, sort }, at) => {
    const number = numbers[at] ?? before + at + 1
    return numberIn(sort) === number ? [] : [{ id, sort: number }]
  })
}
