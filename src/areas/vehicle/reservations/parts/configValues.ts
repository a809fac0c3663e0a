import type { DayConfigInput } from '@/api/vehicle/reservations'
import { isYes } from '@/entities/field'
import type { DayConfig, DayConfigWeek } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import { numberIn } from '@/lib/counts'

/** Opening hours and booking rules as the form holds them. */
export type ConfigValues = Omit<DayConfig, 'dealerCode' | 'updateBy' | 'updateTime' | 'followCount'>

const NUMBERS = [
  'slotMinutes',
  'dayMax',
  'bayCount',
  'advanceDays',
  'leadHours',
  'confirmHours',
  'cancelHours',
  'changeTimes',
  'keepMinutes',
  'noShowLimit',
] as const
const FRESH_WEEK = { openFlag: 1, openTime: '08:30', closeTime: '17:30', breakStart: '', breakEnd: '' } as const

const flag = (value: unknown): 0 | 1 => (isYes(value) ? 1 : 0)
/** Exactly seven weekdays, Monday first; one that was not sent is closed. */
const weekOf = (rows: readonly DayConfigWeek[]): DayConfigWeek[] =>
  WEEK_DAYS.map((weekDay) => {
    const row = rows.find((one) => one.weekDay === weekDay)
    return row
      ? { ...FRESH_WEEK, ...row, weekDay, openFlag: flag(row.openFlag) }
      : { ...FRESH_WEEK, weekDay, openFlag: 0 }
  })

/** The values of the form for a configuration; empty where there is none at all. */
export const valuesOf = (config: DayConfig | null | undefined): ConfigValues => {
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, numberIn(config?.[key]) ?? undefined]))
  return {
    // A number that was not sent leaves its box empty, which the form then requires.
    ...(numbers as Pick<DayConfig, (typeof NUMBERS)[number]>),
    inheritFlag: flag(config?.inheritFlag),
    lockedFields: config?.lockedFields ?? [],
    weekRows: weekOf(config?.weekRows ?? []),
    serviceTypes: config?.serviceTypes ?? [],
    autoConfirm: flag(config?.autoConfirm),
    discounts: config?.discounts ?? [],
    notice: config?.notice ?? '',
  }
}

/** The fields of a configuration that are sent: the default has locks, a dealer sends none of the locked fields; hidden ones are left out. */
export const inputOf = (values: ConfigValues, isDefault: boolean): DayConfigInput => {
  const { inheritFlag, lockedFields, confirmHours, ...rest } = values
  if (!isDefault && isYes(inheritFlag)) return { inheritFlag: 1 }
  const whole: DayConfigInput = { ...rest, ...(isYes(values.autoConfirm) ? {} : { confirmHours }) }
  if (isDefault) return { ...whole, lockedFields }
  return {
    ...Object.fromEntries(Object.entries(whole).filter(([key]) => !lockedFields.includes(key))),
    inheritFlag: 0,
  }
}
