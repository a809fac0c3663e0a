import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** The one zone in which the console shows and sends times: that of the back ends. */
export const ZONE = 'Asia/Shanghai'
/** Its distance from UTC in hours, all year: calculating with it is a hundred times faster than with the name. */
const OFFSET = 8

/** Beyond this many milliseconds no calendar reaches. */
const LAST = 8.64e15
/** Whether a text of a time begins with a day that exists: browsers take 30 February for 1 March. */
const isDay = (text: string): boolean => {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number)
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A moment as calendar and clock show it in ZONE. */
export const inZone = (millis: number): dayjs.Dayjs => dayjs(millis).utcOffset(OFFSET)

// The date pickers of antd take `dayjs().tz()`, where it exists, for the present: here the wall clock of ZONE, as in the values they show.
dayjs.extend((_, { prototype }) => {
  Object.assign(prototype, { tz: () => dayjs(inZone(Date.now()).format('YYYY-MM-DDTHH:mm:ss')) })
})

/**
 * Milliseconds of a wire time: 10 digits are seconds, other numbers milliseconds (R-TIME-05); text without a zone is read in ZONE.
 * Answers undefined for what is no time (null, '', '0000-00-00', 30 February, lists, words).
 */
export const toMillis = (value: unknown): number | undefined => {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{10,13}$/.test(value))) {
    const number = Number(value)
    if (!(number > 0 && number <= LAST)) return undefined
    return String(Math.trunc(number)).length === 10 ? number * 1000 : number
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}(-\d{2})?/.test(value) || value.startsWith('0000') || !isDay(value))
    return undefined
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(value.slice(10))
  // A day alone is read in UTC as it is.
  const text = value.trim().replace(' ', 'T')
  const time = hasZone ? Date.parse(value) : Date.parse(text.length > 10 ? `${text}Z` : text) - OFFSET * 3_600_000
  return Number.isNaN(time) ? undefined : time
}

/** Text of a wire time in ZONE, in a dayjs format; what is no time is shown as it came. */
export const formatTime = (value: unknown, format = 'YYYY-MM-DD HH:mm:ss'): string => {
  const millis = toMillis(value)
  if (millis !== undefined) return inZone(millis).format(format)
  return (typeof value === 'string' && !value.startsWith('0000-00')) || (typeof value === 'number' && value > LAST)
    ? String(value)
    : ''
}

/** From when until when, in a dayjs format: '2026-11-01 – 2026-11-30'. What has no end ends with `open`; without either ''. */
export const formatPeriod = (from: unknown, until: unknown, format = 'YYYY-MM-DD HH:mm', open = '…'): string => {
  const [start, end] = [formatTime(from, format), formatTime(until, format)]
  return start || end ? `${start || '…'} – ${end || open}` : ''
}

/** The calendar day in ZONE, as 20261121: the date suffix of exports (R-FILE-03). */
export const dayStamp = (now = Date.now()) => inZone(now).format('YYYYMMDD')

export type RelativeTime = { unit: 'now' | 'day' } | { unit: 'minutes' | 'hours'; count: number } | { unit: 'date' }

/** How long ago a time was: just now, minutes, hours, one day, from two days on a date (R-TIME-01..04); the future reads as now. */
export const relativeTime = (millis: number, now = Date.now()): RelativeTime => {
  const seconds = (now - millis) / 1000
  if (seconds < 30) return { unit: 'now' }
  if (seconds < 3600) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hours', count: Math.ceil(seconds / 3600) }
  if (seconds < 172_800) return { unit: 'day' }
  return { unit: 'date' }
}
