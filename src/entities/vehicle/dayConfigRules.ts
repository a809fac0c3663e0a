import { isYes } from '../field'
import type { DayConfig, DayConfigDiscount, DayConfigWeek } from './dayConfig'

const DAY_MINUTES = 24 * 60
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns the minutes since midnight of HH:mm; undefined for anything else. */
export const minutesOf = (text: unknown): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(typeof text === 'string' ? text.trim() : '') ?? []
  const found = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && Number(minutes) < 60 && found <= DAY_MINUTES ? found : undefined
}
/** Formats minutes since midnight as HH:mm. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export type Hours = Pick<DayConfig, 'weekRows'> & { slotMinutes: unknown }

interface DaySlot {
  slot: string
  isBreak: boolean
}
const rowOf = (hours: Hours, day: number): DayConfigWeek | undefined =>
  hours.weekRows.find((row) => Number(row.weekDay) === day)
/** Returns the slots of a weekday from opening time, with those in the break marked; none for a closed day. */
export const slotsOfDay = (hours: Hours, day: number): DaySlot[] => {
  const row = rowOf(hours, day)
  const [open, close, length] = [minutesOf(row?.openTime), minutesOf(row?.closeTime), Number(hours.slotMinutes)]
  if (!row || !isYes(row.openFlag) || open === undefined || close === undefined || !(length > 0)) return []
  const [pause, resume] = [minutesOf(row.breakStart), minutesOf(row.breakEnd)]
  return Array.from({ length: Math.max(0, Math.floor((close - open) / length)) }, (_, at) => {
    const from = open + at * length
    const isBreak = pause !== undefined && resume !== undefined && from < resume && pause < from + length
    return { slot: `${clockOf(from)}-${clockOf(from + length)}`, isBreak }
  })
}
export const slotsOfWeek = (hours: Hours): string[] =>
  [...new Set(WEEK_DAYS.flatMap((day) => slotsOfDay(hours, day).map(({ slot }) => slot)))].toSorted()

/** Returns the text key of the error in the hours of a weekday. */
export const weekRowFault = (row: DayConfigWeek, slotLength: unknown) => {
  if (!isYes(row.openFlag)) return undefined
  const [open, close] = [minutesOf(row.openTime), minutesOf(row.closeTime)]
  if (open === undefined || close === undefined || close - open < Number(slotLength || 0) || close <= open)
    return 'reservations.faultTime' as const
  if (!row.breakStart && !row.breakEnd) return undefined
  const [pause, resume] = [minutesOf(row.breakStart), minutesOf(row.breakEnd)]
  return pause === undefined || resume === undefined || pause >= resume || pause < open || resume > close
    ? ('reservations.faultBreak' as const)
    : undefined
}
export const weekFault = (rows: readonly DayConfigWeek[]) =>
  rows.some(({ openFlag }) => isYes(openFlag)) ? undefined : ('reservations.faultNoDay' as const)

const common = (a: readonly unknown[], b: readonly unknown[]) =>
  a.some((one) => b.some((other) => String(one) === String(other)))
/** Returns true if two windows discount the same service at the same time. */
const discountsOverlap = (a: DayConfigDiscount, b: DayConfigDiscount): boolean =>
  common(a.weekDays, b.weekDays) &&
  common(a.serviceTypes, b.serviceTypes) &&
  a.startSlot < b.endSlot &&
  b.startSlot < a.endSlot

export const MAX_DISCOUNTS = 10
export const [MIN_DISCOUNT, MAX_DISCOUNT] = [50, 99] as const
export const discountFault = (one: DayConfigDiscount, all: readonly DayConfigDiscount[], hours: Hours) => {
  const [from, until] = [minutesOf(one.startSlot), minutesOf(one.endSlot)]
  if (one.weekDays.length === 0 || one.serviceTypes.length === 0 || from === undefined || until === undefined)
    return 'reservations.faultDiscountParts' as const
  if (from >= until) return 'reservations.faultOrder' as const
  const isInside = one.weekDays.every((day) => {
    const row = rowOf(hours, Number(day))
    const [open, close] = [minutesOf(row?.openTime), minutesOf(row?.closeTime)]
    return row && isYes(row.openFlag) && open !== undefined && close !== undefined && from >= open && until <= close
  })
  if (!isInside) return 'reservations.faultOutside' as const
  const rate = one.discount
  if (rate === null || !Number.isInteger(rate) || rate < MIN_DISCOUNT || rate > MAX_DISCOUNT)
    return 'reservations.faultDiscount' as const
  return all.some((other) => other !== one && discountsOverlap(one, other))
    ? ('reservations.faultDiscountOverlap' as const)
    : undefined
}
