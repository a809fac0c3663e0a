import { isBlank } from '@/lib/given'
import { isRecord } from '@/lib/json'
import { entity, enumeration, f, isYes } from '../field'

export const storeWeekDay = enumeration('storeWeekDay', {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
})

/** Hours of a weekday; times are HH:mm in steps of 30 minutes. */
export const storeDay = entity('storeDay', {
  weekDay: f.enum(storeWeekDay),
  openFlag: f.switch(),
  openTime: f.text(),
  closeTime: f.text(),
})
export interface StoreDay {
  weekDay: number
  openFlag: number
  openTime: string
  closeTime: string
}

/** Date range with special hours as free text: 春节休息. */
export interface SpecialDays {
  startDate: string
  endDate: string
  text: string
}

export interface StoreHours {
  days: StoreDay[]
  specials: SpecialDays[]
  text?: string
}

export const MAX_SPECIALS = 5
export const MAX_SPECIAL_TEXT = 20
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const USUAL = { openTime: '09:00', closeTime: '18:00' }
const CLOCK = /^([01]\d|2[0-4]):[0-5]\d$/

const clock = (time: unknown): string => (typeof time === 'string' ? time.slice(0, 5) : '')

/** Returns the seven days of a week, Monday first. Missing days are closed. */
export const weekOf = (hours: Partial<StoreHours> | undefined): StoreDay[] =>
  WEEK.map((weekDay) => {
    const day = hours?.days?.find((one) => Number(one.weekDay) === weekDay)
    return day
      ? {
          weekDay,
          openFlag: isYes(day.openFlag) ? 1 : 0,
          openTime: clock(day.openTime),
          closeTime: clock(day.closeTime),
        }
      : { weekDay, openFlag: 0, ...USUAL }
  })

export const isDayRight = ({ openFlag, openTime, closeTime }: StoreDay): boolean =>
  !isYes(openFlag) || (CLOCK.test(openTime) && CLOCK.test(closeTime) && openTime < closeTime)

/** Returns the type of error: a day that closes before it opens, or special days without dates or text. */
export const hoursFault = (hours: Partial<StoreHours> | undefined): 'day' | 'special' | undefined => {
  if (!hours) return undefined
  if (!(hours.days ?? []).every(isDayRight)) return 'day'
  const isWhole = ({ startDate, endDate, text }: SpecialDays) =>
    startDate !== '' && endDate >= startDate && text.trim() !== '' && [...text.trim()].length <= MAX_SPECIAL_TEXT
  return (hours.specials ?? []).every(isWhole) ? undefined : 'special'
}

export const hasHours = (hours: unknown): boolean => {
  if (!isRecord(hours)) return false
  const { days, text } = hours
  return !isBlank(text) || (Array.isArray(days) && days.some((day) => isRecord(day) && isYes(day.openFlag)))
}

export interface HoursRun {
  from: number
  until: number
  openTime: string
  closeTime: string
}

/** Returns the open days, with consecutive days of the same hours combined. */
export const hoursRuns = (hours: Partial<StoreHours> | undefined): HoursRun[] => {
  const runs: HoursRun[] = []
  for (const { weekDay, openFlag, openTime, closeTime } of weekOf(hours)) {
    if (!isYes(openFlag)) continue
    const last = runs.at(-1)
    if (last?.until === weekDay - 1 && last.openTime === openTime && last.closeTime === closeTime) last.until = weekDay
    else runs.push({ from: weekDay, until: weekDay, openTime, closeTime })
  }
  return runs
}
