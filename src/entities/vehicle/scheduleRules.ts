import { numberIn } from '@/lib/counts'
import { isYes } from '../field'
import { type Hours, slotsOfDay } from './dayConfigRules'
import { ruleType, type ReserveSchedule, type ScheduleCustomRule, type ScheduleFixedRule } from './reserveSchedule'

const DAY_MS = 86_400_000

const DATE = /^\d{4}-\d{2}-\d{2}$/
export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text))
/** Returns the weekday of a date, 1 for Monday. */
export const weekDayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
export const mondayOf = (date: string): string => dateAfter(date, 1 - weekDayOf(date))
/** Returns the number of days between two dates, both included. */
export const spanOf = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1

export const fixedKey = (day: number, slot: string): string => `${day} ${slot}`

/** Schedule while being edited: fixed quotas by weekday and slot, exceptions, and the quota of all other slots. */
export interface SchedulePlan {
  maxReserve: number | null
  fixed: Readonly<Record<string, number>>
  custom: readonly ScheduleCustomRule[]
}

/** Availability of a slot; `break` and `closed` slots never accept bookings, regardless of the rules. */
export type SlotState = 'open' | 'break' | 'closed'
export const slotState = (hours: Hours, day: number, slot: string): SlotState => {
  const found = slotsOfDay(hours, day).find((one) => one.slot === slot)
  return !found ? 'closed' : found.isBreak ? 'break' : 'open'
}

export const customAt = (
  rules: readonly ScheduleCustomRule[],
  date: string,
  slot: string,
): ScheduleCustomRule | undefined =>
  rules.find(
    ({ startDate, endDate, slots }) =>
      startDate !== '' && startDate <= date && date <= endDate && (slots.length === 0 || slots.includes(slot)),
  )

/** Effective quota of a slot on a date, null if unknown, and the rule it results from. */
export interface CellRule {
  quota: number | null
  ruleType: number
}
/** Applies closing times, then exceptions, fixed rules and the general maximum. */
export const cellRule = (plan: SchedulePlan, hours: Hours, date: string, slot: string): CellRule => {
  const day = weekDayOf(date)
  if (slotState(hours, day, slot) !== 'open') return { quota: 0, ruleType: ruleType.closed }
  const custom = customAt(plan.custom, date, slot)
  if (custom) return { quota: isYes(custom.closeFlag) ? 0 : numberIn(custom.quota), ruleType: ruleType.customised }
  const fixed = plan.fixed[fixedKey(day, slot)]
  return fixed === undefined
    ? { quota: plan.maxReserve, ruleType: ruleType.standard }
    : { quota: fixed, ruleType: ruleType.fixed }
}

/** Returns the sum of a day's quotas, and the part the daily maximum allows. */
export const dayQuota = (
  plan: SchedulePlan,
  hours: Hours & { dayMax?: unknown },
  date: string,
): { quota: number | null; capped: boolean } => {
  const quotas = slotsOfDay(hours, weekDayOf(date)).map(({ slot }) => cellRule(plan, hours, date, slot).quota)
  if (quotas.includes(null)) return { quota: null, capped: false }
  const sum = quotas.reduce<number>((all, quota) => all + (quota ?? 0), 0)
  const max = numberIn(hours.dayMax)
  return max !== null && sum > max ? { quota: max, capped: true } : { quota: sum, capped: false }
}

/** Returns true if two exceptions cover the same slot of the same date. */
export const rulesOverlap = (a: ScheduleCustomRule, b: ScheduleCustomRule): boolean =>
  a.startDate <= b.endDate &&
  b.startDate <= a.endDate &&
  (a.slots.length === 0 || b.slots.length === 0 || a.slots.some((slot) => b.slots.includes(slot)))

export const MAX_RULES = 200
export const MAX_RULE_DAYS = 31
export const MAX_QUOTA = 99

/** Builds the plan of a schedule. Fixed rules of slots outside the opening hours are returned as `stale`. */
export const planOf = (
  schedule: Pick<ReserveSchedule, 'maxReserve' | 'fixedRules' | 'customRules'>,
  hours: Hours,
): { plan: SchedulePlan; stale: ScheduleFixedRule[] } => {
  const isStale = ({ weekDay, slot }: ScheduleFixedRule) => slotState(hours, weekDay, slot) !== 'open'
  const fixed = schedule.fixedRules.flatMap((rule): [string, number][] =>
    rule.quota === null || isStale(rule) ? [] : [[fixedKey(rule.weekDay, rule.slot), rule.quota]],
  )
  return {
    plan: { maxReserve: schedule.maxReserve, fixed: Object.fromEntries(fixed), custom: schedule.customRules },
    stale: schedule.fixedRules.filter(isStale),
  }
}

export interface Overbooked {
  date: string
  slot: string
  booked: number
  quota: number
}
/** Returns the slots with a changed quota that is below their bookings. */
export const overbookedSlots = (
  cells: readonly { reserveDate: string; slot: string; bookedCount: number | null }[],
  hours: Hours,
  before: SchedulePlan,
  after: SchedulePlan,
): Overbooked[] =>
  cells.flatMap(({ reserveDate: date, slot, bookedCount: booked }) => {
    const { quota, ruleType: type } = cellRule(after, hours, date, slot)
    if (booked === null || quota === null || type === ruleType.closed || booked <= quota) return []
    return cellRule(before, hours, date, slot).quota === quota ? [] : [{ date, slot, booked, quota }]
  })
