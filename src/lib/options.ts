import { distinct } from './distinct'

/** Returns select options of loaded records: each value once, none without a value (F-68). Empty while loading. */
export const optionsOf = <T, V>(
  items: readonly T[] | undefined,
  valueOf: (item: T) => V,
  labelOf: (item: T) => string,
): { value: V; label: string }[] =>
  distinct(items ?? [], valueOf).map((item) => ({ value: valueOf(item), label: labelOf(item) }))
