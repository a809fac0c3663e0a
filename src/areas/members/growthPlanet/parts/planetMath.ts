import { is } from '@/entities/field'
import { dailyEnergy, eventStatus, type GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import type { Watering } from '@/entities/members/growthRound'
import type { StarConfig } from '@/entities/members/starConfig'
import { numberIn, sumOf } from '@/lib/counts'
import { toMillis } from '@/lib/time'

/** The paging of a call for all events or levels, of which there are fewer than 100. */
export const ALL = { pageNo: 1, pageSize: 100 } as const

export const isBefore = (end: unknown, start: unknown): boolean => {
  const [from, until] = [toMillis(start), toMillis(end)]
  return from !== undefined && until !== undefined && until <= from
}

/** The energy of events a day, in g; null while one of them is unknown. */
export const sumOfDay = (events: readonly { energy?: unknown; dayTimes?: unknown }[]): number | null =>
  sumOf(events.map(dailyEnergy))

/** The levels in their order. */
export const inLadder = (levels: readonly GrowthLevel[]): GrowthLevel[] =>
  levels.toSorted((a, b) => (numberIn(a.level) ?? 0) - (numberIn(b.level) ?? 0))

/** The energy of the levels before and after one; undefined where there is none. */
export const neighboursOf = (
  levels: readonly GrowthLevel[],
  id: string,
): { prev: number | undefined; next: number | undefined } => {
  const all = inLadder(levels)
  const at = all.findIndex((one) => String(one.id) === id)
  const need = (place: number) => numberIn(all[place]?.needEnergy) ?? undefined
  return at < 0 ? { prev: undefined, next: undefined } : { prev: need(at - 1), next: need(at + 1) }
}

/** Whether an energy is above the level before and below the next one. */
export const fitsBetween = (
  energy: number,
  { prev, next }: { prev: number | undefined; next: number | undefined },
): boolean => (prev === undefined || energy > prev) && (next === undefined || energy < next)

/** The events whose energy a day exceeds a cap. */
export const eventsOver = (events: readonly GrowthEvent[], max: unknown): GrowthEvent[] => {
  const cap = numberIn(max)
  return cap === null ? [] : events.filter((one) => is(one.status, eventStatus.on) && (dailyEnergy(one) ?? 0) > cap)
}

/** The days from seed to harvest of a user who does all that is on each day, and the points that a planet costs; null where a part is unknown. */
export const reckon = (
  config: Partial<StarConfig>,
  levels: readonly GrowthLevel[],
  events: readonly GrowthEvent[],
): { days: number | null; points: number | null } => {
  const [cap, friendTimes, friendEnergy, harvest] = [
    config.dayEnergy,
    config.friendTimes,
    config.friendEnergy,
    config.harvestPoints,
  ].map(numberIn)
  const own = sumOfDay(events.filter(({ status }) => is(status, eventStatus.on)))
  const top = numberIn(inLadder(levels).at(-1)?.needEnergy)
  const friends =
    typeof friendTimes === 'number' && typeof friendEnergy === 'number' ? friendTimes * friendEnergy : null
  const gained = sumOf([own, friends])
  const perDay = gained === null || typeof cap !== 'number' ? null : Math.min(cap, gained)
  return {
    days: perDay === null || perDay === 0 || top === null ? null : Math.ceil(top / perDay),
    points: levels.length > 0 ? sumOf([...levels.map(({ rewardPoints }) => numberIn(rewardPoints)), harvest]) : null,
  }
}

/** A friend who waters one planet more often than this on one day is marked. */
const MANY = 20
export const tintOf = (row: Watering): string => ((numberIn(row.dayCount) ?? 0) > MANY ? 'watered-often' : '')
