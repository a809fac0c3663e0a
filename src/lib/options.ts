import { distinct } from './distinct'

/** What a select offers of records that were read: each value once, none without one (F-68); nothing while they are under way. */
export const optionsOf = <T, V>(
  items: readonly T[] | undefined,
  valueOf: (item: T) => V,
  labelOf: (item: T) => string,
): { value: V; label: string }[] =>
  distinct(items ?? [], valueOf).map((item) => ({ value: valueOf(item), label: labelOf(item) }))
