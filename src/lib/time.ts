import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Time zone in which the console shows and sends times, that of the back ends. */
export const TIMEZONE = 'Asia/Shanghai'
/** UTC offset of TIMEZONE in hours, all year. Formatting by it is a hundred times faster than by the zone name. */
const OFFSET = 8

const LAST = 8.64e15
/** True if the text begins with an existing day. Browsers parse 30 February as 1 March. */
const isDay = (text: string): boolean => {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number)
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export const inZone = (millis: number): dayjs.Dayjs => dayjs(millis).utcOffset(OFFSET)

// antd's date pickers use `dayjs().tz()`, if it exists, as the present time. Return the wall clock of TIMEZONE, which
// their values use too.
dayjs.extend((_, { prototype }) => {
  Object.assign(prototype, { tz: () => dayjs(inZone(Date.now()).format('YYYY-MM-DDTHH:mm:ss')) })
})

/**
 * Parses a wire time to ms: 10 digits are seconds, other numbers ms (R-TIME-05). Text without a zone is read in
 * TIMEZONE. Undefined for anything else (null, '', '0000-00-00', 30 February, lists, words).
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
  const text = value.trim().replace(' ', 'T')
  const time = hasZone ? Date.parse(value) : Date.parse(text.length > 10 ? `${text}Z` : text) - OFFSET * 3_600_000
  return Number.isNaN(time) ? undefined : time
}

/**
 * Formats a wire time in TIMEZONE with a dayjs format. Text that is no time is returned unchanged, a missing time and
 * '0000-00-00' as ''.
 */
export const formatTime = (value: unknown, format = 'YYYY-MM-DD HH:mm:ss'): string => {
  const millis = toMillis(value)
  if (millis !== undefined) return inZone(millis).format(format)
  return (typeof value === 'string' && !value.startsWith('0000-00')) || (typeof value === 'number' && value > LAST)
    ? String(value)
    : ''
}

/**
 * Formats a period in a dayjs format: '2026-11-01 – 2026-11-30'. A missing end is `open`. Returns '' if both are
 * missing.
 */
export const formatPeriod = (from: unknown, until: unknown, format = 'YYYY-MM-DD HH:mm', open = '…'): string => {
  const [start, end] = [formatTime(from, format), formatTime(until, format)]
  return start || end ? `${start || '…'} – ${end || open}` : ''
}

/** Returns the day in TIMEZONE as 20261121, the date suffix of exports (R-FILE-03). */
export const dayStamp = (now = Date.now()) => inZone(now).format('YYYYMMDD')

export type RelativeTime = { unit: 'now' | 'day' } | { unit: 'minutes' | 'hours'; count: number } | { unit: 'date' }

/**
 * Returns the age of a time: just now, minutes, hours, one day, or a date from two days on (R-TIME-01..04). The
 * future counts as now.
 */
export const relativeTime = (millis: number, now = Date.now()): RelativeTime => {
  const seconds = (now - millis) / 1000
  if (seconds < 30) return { unit: 'now' }
  if (seconds < 3600) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hours', count: Math.ceil(seconds / 3600) }
  if (seconds < 172_800) return { unit: 'day' }
  return { unit: 'date' }
}
