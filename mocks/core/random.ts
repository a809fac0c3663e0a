export interface Random {
  /** A whole number from min to max, both included. */
  int: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True with the probability p. */
  chance: (p: number) => boolean
  /** Text of n digits; may begin with 0. */
  digits: (n: number) => string
}

/** A generator (mulberry32) that gives the same sequence for the same seed. */
export const random = (seed: number): Random => {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (list) => at(list, int(0, list.length - 1)),
    chance: (p) => next() < p,
    digits: (n) => Array.from({ length: n }, () => int(0, 9)).join(''),
  }
}

/** The item of a list at a place counted round; an empty list is a mistake in the data. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('demo data: nothing to pick from')
  return item
}

/** The value of a key that must be there. */
export const need = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`demo data: ${String(key)} is missing`)
  return value
}
