import type { DayConfigInput } from '@/api/vehicle/reservations'
import { isYes } from '@/entities/field'
import type { DayConfig, DayConfigWeek } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import { numberIn } from '@/lib/counts'

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
/** Returns exactly seven weekdays from Monday; a missing one is closed. */
const weekOf = (rows: readonly DayConfigWeek[]): DayConfigWeek[] =>
  WEEK_DAYS.map((weekDay) => {
    const row = rows.find((one) => one.weekDay === weekDay)
    return row
      ? { ...FRESH_WEEK, ...row, weekDay, openFlag: flag(row.openFlag) }
      : { ...FRESH_WEEK, weekDay, openFlag: 0 }
  })

export const valuesOf = (config: DayConfig | null | undefined): ConfigValues => {
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, numberIn(config?.[key]) ?? undefined]))
  return {
    // A missing number leaves the field empty, which is then required.
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

/** Returns the request body. Only the default has locks, a dealer omits locked fields, and hidden fields are omitted. */
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
