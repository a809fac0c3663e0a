import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { plain } from '../show/format'

const DAY = 86_400_000
/** Longer ranges are not filled in day by day. */
const MAX_DAYS = 800

/**
 * Returns every day from the first to the last. A server that counts events omits days without any; on the axis they
 * must be 0 instead of joining their neighbours. `day` is the data sent for it.
 */
export const everyDay = <T extends { date: unknown }>(days: readonly T[]): { date: string; day: T | undefined }[] => {
  const sent = days.map((day) => ({ date: plain(day.date), day }))
  const times = sent.map(({ date }) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  if (!(last - first < MAX_DAYS * DAY)) return sent
  const known = new Map(sent.map(({ date, day }) => [date, day]))
  return Array.from({ length: (last - first) / DAY + 1 }, (_, at) =>
    new Date(first + at * DAY).toISOString().slice(0, 10),
  ).map((date) => ({
    date,
    day: known.get(date),
  }))
}

/** Returns a count per day: 0 for a day the server omitted, null for a day without a valid number. */
export const dailyCounts = <T>(days: readonly { day: T | undefined }[], key: keyof T): (number | null)[] =>
  days.map(({ day }) => (day ? numberIn(day[key]) : 0))

/** Returns the indexes of days or months that have not ended, in the zone of the back ends. */
export const openDays = (days: readonly { date: string }[]): number[] => {
  const today = formatTime(Date.now(), 'YYYY-MM-DD')
  return days.flatMap(({ date }, at) => (date >= today.slice(0, date.length) ? [at] : []))
}
