import { toCents } from '@/lib/money'

/** All chances together: a hundred percent in whole hundredths, as every chance is counted here. */
export const WHOLE = 10_000

/** A prize as drawing sees it. */
export interface Stake {
  /** Its chance in percent, with two decimals. */
  probability?: unknown
  /** How many there are to win; undefined: as many as are drawn. */
  stock?: number | null
  /** How many may be won a day; 0 or none: no limit. */
  dayStock?: number | null
  /** How many a person may win; 0 or none: no limit. */
  userLimit?: number | null
  /** What one of them is worth, in yuan. */
  worth?: unknown
}

/** A chance in whole hundredths of a percent; 0 for what is none. */
export const chanceOf = (percent: unknown): number => toCents(percent) ?? 0

/** What the chances of some prizes come to, in whole hundredths. */
export const sumOf = (stakes: readonly Stake[]): number =>
  stakes.reduce((sum, { probability }) => sum + chanceOf(probability), 0)

/** What is left of a hundred percent, in whole hundredths; below 0 when the chances come to more. */
export const leftOf = (stakes: readonly Stake[]): number => WHOLE - sumOf(stakes)

/** The prize that a number between 0 (included) and 1 falls on, by its place; -1 where the chances leave room for none. */
export const pickPrize = (stakes: readonly Stake[], random: number): number => {
  let at = Math.floor(random * WHOLE)
  return stakes.findIndex(({ probability }) => {
    at -= chanceOf(probability)
    return at < 0
  })
}

/** Who draws in a rehearsal, and over how many days: the limits a day and a person count by it. Everybody draws alike often, every day alike. */
export interface Crowd {
  draws: number
  days: number
  people: number
}

/** What became of one prize in a rehearsal. */
export interface Rehearsed {
  /** How often its chance lets expect it. */
  expected: number
  /** How often it was given. */
  given: number
  /** How often it was drawn but not given, since none was left or a limit was reached: that pays nothing. */
  missed: number
  /** What those given cost, in cents. */
  cost: number
}

const isFull = (limit: number | null | undefined, given: number): boolean => (limit ?? 0) > 0 && given >= Number(limit)

/** Draws so many times by the chances, and gives what stock and limits allow. */
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

/** What so many draws are expected to cost, in cents: worth by chance, of each prize no more than there are. */
export const expectedCost = (stakes: readonly Stake[], draws = 1): number =>
  Math.round(
    stakes.reduce(
      (sum, { worth, probability, stock }) =>
        sum + (toCents(worth) ?? 0) * Math.min((draws * chanceOf(probability)) / WHOLE, stock ?? Infinity),
      0,
    ),
  )

/** The most that can be won while the stock lasts, in cents. */
export const maxPayable = (stakes: readonly Stake[]): number =>
  stakes.reduce((sum, { worth, stock }) => sum + (toCents(worth) ?? 0) * (stock ?? 0), 0)

/** After how many draws the first prize is expected to be gone; undefined when none ends. */
export const drawsUntilGone = (stakes: readonly Stake[]): number | undefined => {
  const ends = stakes.flatMap(({ stock, probability }) =>
    typeof stock === 'number' && chanceOf(probability) > 0 ? [(stock * WHOLE) / chanceOf(probability)] : [],
  )
  return ends.length ? Math.ceil(Math.min(...ends)) : undefined
}
