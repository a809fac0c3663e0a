import { toCents } from '@/lib/money'

/** One hundred percent; chances are integers in hundredths of a percent. */
export const WHOLE = 10_000

export interface Stake {
  /** In percent, with two decimals. */
  probability?: unknown
  /** Number to be won; empty = unlimited. */
  stock?: number | null
  /** Maximum per day; 0 or empty = no limit. */
  dayStock?: number | null
  /** Maximum per person; 0 or empty = no limit. */
  userLimit?: number | null
  /** Value of one, in yuan. */
  worth?: unknown
}

/** Returns a chance in hundredths of a percent; 0 for an invalid value. */
export const chanceOf = (percent: unknown): number => toCents(percent) ?? 0

/** Returns the sum of the chances in hundredths of a percent. */
export const sumOf = (stakes: readonly Stake[]): number =>
  stakes.reduce((sum, { probability }) => sum + chanceOf(probability), 0)

/** Returns the rest to a hundred percent, in hundredths of a percent; negative if the chances exceed it. */
export const leftOf = (stakes: readonly Stake[]): number => WHOLE - sumOf(stakes)

/** Returns the index of the prize for a random number in [0, 1); -1 if it hits no prize. */
export const pickPrize = (stakes: readonly Stake[], random: number): number => {
  let at = Math.floor(random * WHOLE)
  return stakes.findIndex(({ probability }) => {
    at -= chanceOf(probability)
    return at < 0
  })
}

/**
 * Participants and duration of a simulation, for the limits per day and person. Draws are distributed evenly over
 * people and days.
 */
export interface Crowd {
  draws: number
  days: number
  people: number
}

export interface Rehearsed {
  expected: number
  given: number
  /** Number of draws of the prize without a win, because stock or a limit was exhausted. They cost nothing. */
  missed: number
  /** In cents. */
  cost: number
}

const isFull = (limit: number | null | undefined, given: number): boolean => (limit ?? 0) > 0 && given >= Number(limit)

/** Simulates a number of draws by the chances, within stock and limits. */
export const simulateDraws = (
  stakes: readonly Stake[],
  { draws, days, people }: Crowd,
  random: () => number,
): Rehearsed[] => {
  const result = stakes.map((stake): Rehearsed => ({
    expected: (draws * chanceOf(stake.probability)) / WHOLE,
    given: 0,
    missed: 0,
    cost: 0,
  }))
  const byPerson = new Map<string, number>()
  let day = -1
  let today = new Map<number, number>()
  for (let turn = 0; turn < draws; turn++) {
    const now = Math.floor((turn * days) / draws)
    if (now !== day) today = new Map()
    day = now
    const at = pickPrize(stakes, random())
    const [stake, line] = [stakes[at], result[at]]
    if (!stake || !line) continue
    const mine = `${turn % people}.${at}`
    const [ofDay, ofPerson] = [today.get(at) ?? 0, byPerson.get(mine) ?? 0]
    if (line.given >= (stake.stock ?? Infinity) || isFull(stake.dayStock, ofDay) || isFull(stake.userLimit, ofPerson))
      line.missed += 1
    else {
      line.given += 1
      line.cost += toCents(stake.worth) ?? 0
      today.set(at, ofDay + 1)
      byPerson.set(mine, ofPerson + 1)
    }
  }
  return result
}

/** Returns the expected cost of a number of draws in cents; no prize counts beyond its stock. */
export const expectedCost = (stakes: readonly Stake[], draws = 1): number =>
  Math.round(
    stakes.reduce(
      (sum, { worth, probability, stock }) =>
        sum + (toCents(worth) ?? 0) * Math.min((draws * chanceOf(probability)) / WHOLE, stock ?? Infinity),
      0,
    ),
  )

/** Returns the maximum payout of all prizes in cents; undefined if a stock is missing, except of one worth 0. */
export const maxPayable = (stakes: readonly Stake[]): number | undefined => {
  const costs = stakes.map(({ worth, stock }) => {
    const cents = toCents(worth)
    return typeof stock === 'number' ? (cents ?? 0) * stock : cents === 0 ? 0 : undefined
  })
  return costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0)
}

/** Returns the number of draws after which any prize is expected to be exhausted; undefined if all are unlimited. */
export const drawsUntilGone = (stakes: readonly Stake[]): number | undefined => {
  const ends = stakes.flatMap(({ stock, probability }) =>
    typeof stock === 'number' && chanceOf(probability) > 0 ? [(stock * WHOLE) / chanceOf(probability)] : [],
  )
  return ends.length ? Math.ceil(Math.min(...ends)) : undefined
}
