import type { ScheduleInput } from '@/api/vehicle/reservations'
import { type Hours, slotsOfDay, WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import type { ReserveSchedule, ScheduleCustomRule } from '@/entities/vehicle/reserveSchedule'
import { fixedKey, type SchedulePlan } from '@/entities/vehicle/scheduleRules'
import { isRecord } from '@/lib/json'

/** Id prefix of unsaved exceptions. */
export const NEW = 'new '

/** Parts of a plan by key: the maximum, the fixed quotas and the exceptions. In a change, null removes a part. */
export type PlanParts = Readonly<Record<string, number | ScheduleCustomRule | null>>
export const MAX_PART = 'max'
export const fixedPart = (key: string): string => `fixed ${key}`
export const rulePart = (id: string): string => `rule ${id}`

const partsOf = ({ maxReserve, fixed, custom }: SchedulePlan): PlanParts => ({
  [MAX_PART]: maxReserve,
  ...Object.fromEntries(Object.entries(fixed).map(([key, quota]) => [fixedPart(key), quota])),
  ...Object.fromEntries(custom.map((rule) => [rulePart(rule.id), rule])),
})
export const withParts = (plan: SchedulePlan, changes: PlanParts): SchedulePlan => {
  const { [MAX_PART]: max, ...parts } = { ...partsOf(plan), ...changes }
  const kept = Object.entries(parts)
  return {
    maxReserve: typeof max === 'number' ? max : null,
    fixed: Object.fromEntries(
      kept.flatMap(([key, value]) => (typeof value === 'number' ? [[key.slice(fixedPart('').length), value]] : [])),
    ),
    custom: kept.flatMap(([, value]) => (value !== null && typeof value === 'object' ? [value] : [])),
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
export const changesOf = (before: SchedulePlan, now: SchedulePlan): PlanParts => {
  const [were, are] = [partsOf(before), partsOf(now)]
  return Object.fromEntries(
    Object.keys({ ...were, ...are }).flatMap((key) =>
      isSame(were[key], are[key]) ? [] : [[key, are[key] ?? null] as const],
    ),
  )
}
export const countOf = (changes: PlanParts): number => Object.keys(changes).length

const isRule = (value: unknown): boolean =>
  isRecord(value) &&
  ['id', 'startDate', 'endDate', 'remark'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value.slots) &&
  value.slots.every((slot) => typeof slot === 'string')
/** Returns the changes of a stored draft; undefined for anything else. */
export const readChanges = (draft: unknown): PlanParts | undefined =>
  isRecord(draft) && Object.values(draft).every((one) => one === null || typeof one === 'number' || isRule(one))
    ? (draft as PlanParts) // Checked above.
    : undefined

const openKeys = (hours: Hours, day: number) =>
  slotsOfDay(hours, day).flatMap(({ slot, isBreak }) =>
    isBreak ? [] : [{ slot, part: fixedPart(fixedKey(day, slot)) }],
  )
/**
 * Returns the changes that give the other weekdays the fixed quotas of Monday, in the slots that they share. A slot
 * without a quota on Monday loses its own.
 */
export const copyMonday = ({ fixed }: SchedulePlan, hours: Hours): PlanParts => {
  const [monday, ...others] = WEEK_DAYS
  const shared = openKeys(hours, monday).map(({ slot }) => slot)
  return Object.fromEntries(
    others.flatMap((day) =>
      openKeys(hours, day).flatMap(({ slot, part }) =>
        shared.includes(slot) ? [[part, fixed[fixedKey(monday, slot)] ?? null] as const] : [],
      ),
    ),
  )
}
export const fillAll = (hours: Hours, quota: number): PlanParts =>
  Object.fromEntries(WEEK_DAYS.flatMap((day) => openKeys(hours, day).map(({ part }) => [part, quota])))
export const clearAll = ({ fixed }: SchedulePlan): PlanParts =>
  Object.fromEntries(Object.keys(fixed).map((key) => [fixedPart(key), null]))

/** Returns the request body; rules keep their ids, new ones have none. */
export const inputOf = (
  { dealerCode, fixedRules, updateTime }: Pick<ReserveSchedule, 'dealerCode' | 'fixedRules' | 'updateTime'>,
  { maxReserve, fixed, custom }: SchedulePlan,
): ScheduleInput => {
  const ids = new Map(fixedRules.map(({ id, weekDay, slot }) => [fixedKey(weekDay, slot), id]))
  return {
    ...{ dealerCode, maxReserve, updateTime },
    fixedRules: Object.entries(fixed).map(([key, quota]) => {
      const id = ids.get(key)
      const [day, slot = ''] = key.split(' ')
      return { ...(id && { id }), weekDay: Number(day), slot, quota }
    }),
    customRules: custom.map(({ id, ...rule }) => (id.startsWith(NEW) ? rule : { id, ...rule })),
  }
}

const MAX_STEPS = 20
export interface History {
  past: readonly SchedulePlan[]
  now: SchedulePlan
  next: readonly SchedulePlan[]
}
export const begun = (now: SchedulePlan): History => ({ past: [], now, next: [] })
export const pushed = (history: History, now: SchedulePlan): History =>
  isSame(history.now, now) ? history : { past: [...history.past, history.now].slice(-MAX_STEPS), now, next: [] }
export const undone = (history: History): History => {
  const last = history.past.at(-1)
  return last ? { past: history.past.slice(0, -1), now: last, next: [history.now, ...history.next] } : history
}
export const redone = (history: History): History => {
  const [first, ...next] = history.next
  return first ? { past: [...history.past, history.now], now: first, next } : history
}
