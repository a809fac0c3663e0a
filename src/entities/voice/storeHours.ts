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

/** The hours of one weekday; times are HH:mm in steps of 30 minutes. */
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

/** Days from one date to another on which other hours hold, in words: 春节休息. */
export interface SpecialDays {
  startDate: string
  endDate: string
  text: string
}

/** Opening hours as a store keeps them. */
export interface StoreHours {
  days: StoreDay[]
  specials: SpecialDays[]
  /** Hours of a server that keeps them as one text. */
  text?: string
}

export const MAX_SPECIALS = 5
export const MAX_SPECIAL_TEXT = 20
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const USUAL = { openTime: '09:00', closeTime: '18:00' }
const CLOCK = /^([01]\d|2[0-4]):[0-5]\d$/

/** HH:mm of a time of day; '' for anything else. */
const clock = (time: unknown): string => (typeof time === 'string' ? time.slice(0, 5) : '')

/** The seven days of a week, Monday first; those that were not sent are closed. */
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

/** Whether the hours of an open day end after they begin; a closed day is never wrong. */
export const isDayRight = ({ openFlag, openTime, closeTime }: StoreDay): boolean =>
  !isYes(openFlag) || (CLOCK.test(openTime) && CLOCK.test(closeTime) && openTime < closeTime)

/** What is wrong with hours: a day that closes before it opens, or special days without dates or words. */
export const hoursFault = (hours: Partial<StoreHours> | undefined): 'day' | 'special' | undefined => {
  if (!hours) return undefined
  if (!(hours.days ?? []).every(isDayRight)) return 'day'
  const isWhole = ({ startDate, endDate, text }: SpecialDays) =>
    startDate !== '' && endDate >= startDate && text.trim() !== '' && [...text.trim()].length <= MAX_SPECIAL_TEXT
  return (hours.specials ?? []).every(isWhole) ? undefined : 'special'
}

/** Whether hours have an open day. */
export const hasHours = (hours: unknown): boolean => {
  if (!isRecord(hours)) return false
  const { days, text } = hours
  return !isBlank(text) || (Array.isArray(days) && days.some((day) => isRecord(day) && isYes(day.openFlag)))
}

/** Days in a row with the same hours. */
export interface HoursRun {
  from: number
  until: number
  openTime: string
  closeTime: string
}

/** Open days, those in a row with the same hours as one. */
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
