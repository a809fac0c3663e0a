import type { ScheduleInput } from '@/api/vehicle/reservations'
import { type Hours, slotsOfDay, WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import type { ReserveSchedule, ScheduleCustomRule } from '@/entities/vehicle/reserveSchedule'
import { fixedKey, type SchedulePlan } from '@/entities/vehicle/scheduleRules'
import { isRecord } from '@/lib/json'

/** Ids of exceptions that were not saved yet begin so. */
export const NEW = 'new '

/** The differences of a plan from the saved one; null takes a rule away. */
export interface PlanChanges {
  maxReserve?: number | null
  fixed: Readonly<Record<string, number | null>>
  custom: Readonly<Record<string, ScheduleCustomRule | null>>
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
export const changesOf = (before: SchedulePlan, now: SchedulePlan): PlanChanges => {
  const keys = new Set([...Object.keys(before.fixed), ...Object.keys(now.fixed)])
  const rules = (plan: SchedulePlan) => new Map(plan.custom.map((rule) => [rule.id, rule]))
  const [were, are] = [rules(before), rules(now)]
  return {
    ...(before.maxReserve === now.maxReserve ? {} : { maxReserve: now.maxReserve }),
    fixed: Object.fromEntries(
      [...keys].flatMap((key) => (before.fixed[key] === now.fixed[key] ? [] : [[key, now.fixed[key] ?? null]])),
    ),
    custom: Object.fromEntries(
      [...new Set([...were.keys(), ...are.keys()])].flatMap((id) =>
        isSame(were.get(id), are.get(id)) ? [] : [[id, are.get(id) ?? null]],
      ),
    ),
  }
}
export const countOf = (changes: PlanChanges): number =>
  ('maxReserve' in changes ? 1 : 0) + Object.keys(changes.fixed).length + Object.keys(changes.custom).length

/** A plan with fixed quotas put in, or taken away. */
export const withFixed = (plan: SchedulePlan, puts: Readonly<Record<string, number | null>>): SchedulePlan => ({
  ...plan,
  fixed: Object.fromEntries(
    Object.entries({ ...plan.fixed, ...puts }).filter((entry): entry is [string, number] => entry[1] !== null),
  ),
})
/** A plan with an exception in place of the one of its id, or added to the others. */
export const withRule = (plan: SchedulePlan, rule: ScheduleCustomRule): SchedulePlan => ({
  ...plan,
  custom: plan.custom.some(({ id }) => id === rule.id)
    ? plan.custom.map((one) => (one.id === rule.id ? rule : one))
    : [...plan.custom, rule],
})
export const withoutRule = (plan: SchedulePlan, id: string): SchedulePlan => ({
  ...plan,
  custom: plan.custom.filter((rule) => rule.id !== id),
})
/** Puts changes onto another plan than the one that they were made on. */
export const withChanges = (plan: SchedulePlan, { fixed, custom, ...rest }: PlanChanges): SchedulePlan => {
  const next = withFixed({ ...plan, ...('maxReserve' in rest && { maxReserve: rest.maxReserve ?? null }) }, fixed)
  return Object.entries(custom).reduce((all, [id, rule]) => (rule ? withRule(all, rule) : withoutRule(all, id)), next)
}

/** The open slots of a weekday, without the break. */
const openSlots = (hours: Hours, day: number) =>
  slotsOfDay(hours, day).flatMap(({ slot, isBreak }) => (isBreak ? [] : [slot]))
/** A plan whose other weekdays have the fixed quotas of Monday, in the slots that they share. */
export const copyMonday = (plan: SchedulePlan, hours: Hours): SchedulePlan => {
  const [monday, ...others] = WEEK_DAYS
  const shared = openSlots(hours, monday)
  const puts = others.flatMap((day) =>
    openSlots(hours, day)
      .filter((slot) => shared.includes(slot))
      .map((slot): [string, number | null] => [fixedKey(day, slot), plan.fixed[fixedKey(monday, slot)] ?? null]),
  )
  return withFixed(plan, Object.fromEntries(puts))
}
/** A plan with the same fixed quota in every open slot of the week; null clears them all. */
export const fillAll = (plan: SchedulePlan, hours: Hours, quota: number | null): SchedulePlan =>
  quota === null
    ? { ...plan, fixed: {} }
    : withFixed(
        plan,
        Object.fromEntries(
          WEEK_DAYS.flatMap((day) => openSlots(hours, day).map((slot) => [fixedKey(day, slot), quota])),
        ),
      )

/** A plan as it is saved; rules keep their ids, new ones have none. */
export const inputOf = (
  schedule: Pick<ReserveSchedule, 'dealerCode' | 'fixedRules' | 'updateTime'>,
  plan: SchedulePlan,
): ScheduleInput => {
  const ids = new Map(schedule.fixedRules.map(({ id, weekDay, slot }) => [fixedKey(weekDay, slot), id]))
  return {
    dealerCode: schedule.dealerCode,
    maxReserve: plan.maxReserve,
    fixedRules: Object.entries(plan.fixed).map(([key, quota]) => {
      const id = ids.get(key)
      const at = key.indexOf(' ')
      return { ...(id && { id }), weekDay: Number(key.slice(0, at)), slot: key.slice(at + 1), quota }
    }),
    customRules: plan.custom.map(({ id, ...rule }) => (id.startsWith(NEW) ? rule : { id, ...rule })),
    updateTime: schedule.updateTime,
  }
}

const MAX_STEPS = 20
/** A plan with the steps that led to it, and those that were undone. */
export interface History {
  past: readonly SchedulePlan[]
  now: SchedulePlan
  next: readonly SchedulePlan[]
}
export const begun = (now: SchedulePlan): History => ({ past: [], now, next: [] })
export const pushed = (history: History, now: SchedulePlan): History =>
  isSame(history.now, now) ? history : { past: [...history.past, history.now].slice(-MAX_STEPS), now, next: [] }
export const undone = ({ past, now, next }: History): History => {
  const last = past.at(-1)
  return last ? { past: past.slice(0, -1), now: last, next: [now, ...next] } : { past, now, next }
}
export const redone = ({ past, now, next }: History): History => {
  const [first, ...rest] = next
  return first ? { past: [...past, now], now: first, next: rest } : { past, now, next }
}

const isQuota = (value: unknown) => value === null || typeof value === 'number'
const isRule = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    ['id', 'startDate', 'endDate', 'remark'].every((key) => typeof value[key] === 'string') &&
    Array.isArray(value.slots) &&
    value.slots.every((slot) => typeof slot === 'string') &&
    isQuota(value.quota))
/** The changes of a stored draft; undefined for anything else. */
export const readChanges = (draft: unknown): PlanChanges | undefined => {
  if (!isRecord(draft) || !isRecord(draft.fixed) || !isRecord(draft.custom)) return undefined
  if (!Object.values(draft.fixed).every(isQuota) || !Object.values(draft.custom).every(isRule)) return undefined
  // Proved above.
  const { fixed, custom, maxReserve } = draft as unknown as PlanChanges
  return { fixed, custom, ...(typeof maxReserve === 'number' && { maxReserve }) }
}
