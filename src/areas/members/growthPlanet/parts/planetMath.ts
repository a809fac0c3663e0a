import { is } from '@/entities/field'
import { dailyEnergy, eventStatus, type GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import type { Watering } from '@/entities/members/growthRound'
import type { StarConfig } from '@/entities/members/starConfig'
import { numberIn, sumOf } from '@/lib/counts'
import { toMillis } from '@/lib/time'

/** Paging for all events or levels; there are fewer than 100. */
export const ALL = { pageNo: 1, pageSize: 100 } as const

export const isBefore = (end: unknown, start: unknown): boolean => {
  const [from, until] = [toMillis(start), toMillis(end)]
  return from !== undefined && until !== undefined && until <= from
}

/** Returns the energy of the events per day, in g; null if one of them is unknown. */
export const sumOfDay = (events: readonly { energy?: unknown; dayTimes?: unknown }[]): number | null =>
  sumOf(events.map(dailyEnergy))

export const inLadder = (levels: readonly GrowthLevel[]): GrowthLevel[] =>
  levels.toSorted((a, b) => (numberIn(a.level) ?? 0) - (numberIn(b.level) ?? 0))

/** Returns the energy of the previous and the next level; undefined if there is none. */
export const neighboursOf = (
  levels: readonly GrowthLevel[],
  id: string,
): { prev: number | undefined; next: number | undefined } => {
  const all = inLadder(levels)
  const at = all.findIndex((one) => String(one.id) === id)
  const need = (place: number) => numberIn(all[place]?.needEnergy) ?? undefined
  return at < 0 ? { prev: undefined, next: undefined } : { prev: need(at - 1), next: need(at + 1) }
}

/** True if an energy is above the previous level and below the next one. */
export const fitsBetween = (
  energy: number,
  { prev, next }: { prev: number | undefined; next: number | undefined },
): boolean => (prev === undefined || energy > prev) && (next === undefined || energy < next)

/** Returns the enabled events whose own daily energy exceeds a cap. */
export const eventsOver = (events: readonly GrowthEvent[], max: unknown): GrowthEvent[] => {
  const cap = numberIn(max)
  return cap === null ? [] : events.filter((one) => is(one.status, eventStatus.on) && (dailyEnergy(one) ?? 0) > cap)
}

/**
 * Returns the days from seed to harvest for a user who completes all enabled events and gets all help of friends
 * every day, up to the daily cap, and the points that a planet costs. A part that is unknown is null.
 */
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

/** Waterings of one planet by a friend per day above which the row is marked. */
const MANY = 20
export const tintOf = (row: Watering): string => ((numberIn(row.dayCount) ?? 0) > MANY ? 'watered-often' : '')
