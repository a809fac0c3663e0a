export interface Random {
  int: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (p: number) => boolean
  digits: (n: number) => string
}

/** Creates a generator (mulberry32) with a reproducible sequence for each seed. */
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

export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('demo data: nothing to pick from')
  return item
}

export const need = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`demo data: ${String(key)} is missing`)
  return value
}
