import { numberIn } from '@/lib/counts'
import { isYes } from '../field'
import { type Hours, slotsOfDay } from './dayConfigRules'
import { ruleType, type ReserveSchedule, type ScheduleCustomRule, type ScheduleFixedRule } from './reserveSchedule'

const DAY_MS = 86_400_000

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** Whether a text is a date as YYYY-MM-DD. */
export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text))
/** The weekday of a date, 1 for Monday. */
export const weekDayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
/** A date some days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
/** The Monday of a date's week. */
export const mondayOf = (date: string): string => dateAfter(date, 1 - weekDayOf(date))
/** The number of days from one date to another, both included. */
export const spanOf = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1

/** Under which a fixed rule is found. */
export const fixedKey = (day: number, slot: string): string => `${day} ${slot}`

/** A schedule as it is worked on: fixed quotas by weekday and slot, exceptions, and the quota of any other slot. */
export interface SchedulePlan {
  maxReserve: number | null
  fixed: Readonly<Record<string, number>>
  custom: readonly ScheduleCustomRule[]
}

/** Whether a slot takes bookings: `break` and `closed` slots never do, whatever the rules say. */
export type SlotState = 'open' | 'break' | 'closed'
export const slotState = (hours: Hours, day: number, slot: string): SlotState => {
  const found = slotsOfDay(hours, day).find((one) => one.slot === slot)
  return !found ? 'closed' : found.isBreak ? 'break' : 'open'
}

/** The exception that holds for a slot of a date. */
export const customAt = (
  rules: readonly ScheduleCustomRule[],
  date: string,
  slot: string,
): ScheduleCustomRule | undefined =>
  rules.find(
    ({ startDate, endDate, slots }) =>
      startDate <= date && date <= endDate && (slots.length === 0 || slots.includes(slot)),
  )

/** What counts for a slot of a date: the quota, null where it is not known, and the rule that it comes from. */
export interface CellRule {
  quota: number | null
  ruleType: number
}
/** Applies closed hours, then exceptions, fixed rules and the general maximum. */
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

/** The sum of a day's quotas, and what the daily maximum leaves of it. */
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

/** Whether two exceptions hold for the same slot of the same date. */
export const rulesOverlap = (a: ScheduleCustomRule, b: ScheduleCustomRule): boolean =>
  a.startDate <= b.endDate &&
  b.startDate <= a.endDate &&
  (a.slots.length === 0 || b.slots.length === 0 || a.slots.some((slot) => b.slots.includes(slot)))

export const MAX_RULES = 200
export const MAX_RULE_DAYS = 31
export const MAX_QUOTA = 99

/** A plan out of a schedule; fixed rules of slots that the opening hours no longer have are `stale`. */
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

/** A slot that holds more bookings than a new plan allows. */
export interface Overbooked {
  date: string
  slot: string
  booked: number
  quota: number
}
/** The slots whose bookings exceed their new quota, of those whose quota changes. */
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
