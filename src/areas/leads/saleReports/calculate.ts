import { numberIn } from '@/lib/counts'
import type { SaleCompare } from '@/entities/leads/saleCompare'
import type { Metric, SaleReport } from '@/entities/leads/saleReport'

/** Days as 'YYYY-MM-DD', both included. */
export interface Range {
  from: string
  until: string
}
export const BUCKETS = ['day', 'week', 'month', 'quarter'] as const
export type Bucket = (typeof BUCKETS)[number]
/** What a period is compared with: the one before, the same a year ago, or a range of one's own. */
export type Against = 'previous' | 'lastYear' | Range

const DAY = 86_400_000
const millis = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(millis(day) + days * DAY)
/** How many days a range has. */
export const daysIn = ({ from, until }: Range): number => Math.round((millis(until) - millis(from)) / DAY) + 1
const endOfMonth = (day: string): string => dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))

/** The same day of another month, at most its last: 31 March less one month is the end of February. With `keepEnd` the last of a month stays the last. */
export const addMonths = (day: string, months: number, keepEnd = false): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = dayOf(Date.UTC(year, month + months, 0))
  return (keepEnd && day === endOfMonth(day)) || date > Number(end.slice(8)) ? end : `${end.slice(0, 8)}${day.slice(8)}`
}
const monthsIn = ({ from, until }: Range): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/** The period before: as many months where it begins with a month, the same days of them; else as many days. */
export const previousOf = (range: Range): Range => {
  if (range.from.endsWith('-01')) {
    const months = -monthsIn(range)
    return { from: addMonths(range.from, months), until: addMonths(range.until, months, true) }
  }
  const days = daysIn(range)
  return { from: addDays(range.from, -days), until: addDays(range.until, -days) }
}
/** The same days a year ago; 29 February is the 28th there, whole months stay whole. */
export const lastYearOf = ({ from, until }: Range): Range => ({
  from: addMonths(from, -12),
  until: addMonths(until, -12, from.endsWith('-01')),
})

const MAX_DAYS: Record<Bucket, number> = { day: 92, week: 366, month: 1827, quarter: 1827 }
/** Whether a range has too many of the buckets. */
export const isTooLong = (range: Range, bucket: Bucket): boolean => daysIn(range) > MAX_DAYS[bucket]

/** The last day of the bucket that a day is in. Weeks begin on Monday. */
const endOf = (day: string, bucket: Bucket): string => {
  if (bucket === 'day') return day
  if (bucket === 'week') return addDays(day, (7 - new Date(millis(day)).getUTCDay()) % 7)
  const month = Number(day.slice(5, 7))
  return endOfMonth(bucket === 'month' ? day : addMonths(`${day.slice(0, 8)}01`, (3 - (month % 3)) % 3))
}

/** A range cut into buckets of the calendar; the first and last may be parts of one. */
export const bucketsOf = ({ from, until }: Range, bucket: Bucket): Range[] => {
  const buckets: Range[] = []
  for (let day = from; day <= until;) {
    const end = endOf(day, bucket)
    buckets.push({ from: day, until: end < until ? end : until })
    day = addDays(end, 1)
  }
  return buckets
}

/** What a bucket is called; the names stand in the order of time. */
export const bucketName = ({ from, until }: Range, bucket: Bucket): string => {
  if (bucket === 'day') return from
  if (bucket === 'week') return `${from} – ${until}`
  return bucket === 'month' ? from.slice(0, 7) : `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
}

const STEP: Record<Exclude<Bucket, 'day' | 'week'>, number> = { month: 1, quarter: 3 }
/** A bucket some buckets earlier, of the same length. */
const earlier = (one: Range, bucket: Bucket, count: number): Range => {
  if (bucket === 'day' || bucket === 'week') {
    const days = -count * (bucket === 'day' ? 1 : 7)
    return { from: addDays(one.from, days), until: addDays(one.until, days) }
  }
  const months = -count * STEP[bucket]
  return { from: addMonths(one.from, months), until: addMonths(one.until, months, true) }
}
/** A bucket a year earlier: a month to its end, days as they are. */
const yearEarlier = (one: Range, bucket: Bucket): Range => ({
  from: addMonths(one.from, -12),
  until: addMonths(one.until, -12, bucket === 'month' || bucket === 'quarter'),
})

/** The buckets that a range is compared with, one for each of its own: those of the period before where that has as many. undefined for a range of one's own with another number of them. */
export const comparedWith = (range: Range, bucket: Bucket, against: Against): Range[] | undefined => {
  const own = bucketsOf(range, bucket)
  if (against === 'previous') {
    const former = bucket === 'day' ? bucketsOf(previousOf(range), bucket) : []
    return former.length === own.length ? former : own.map((one) => earlier(one, bucket, own.length))
  }
  if (against === 'lastYear') return own.map((one) => yearEarlier(one, bucket))
  const other = bucketsOf(against, bucket)
  return other.length === own.length ? other : undefined
}
/** First and last day of some buckets. */
export const spanOf = (buckets: readonly Range[]): Range => ({
  from: buckets[0]?.from ?? '',
  until: buckets.at(-1)?.until ?? '',
})

/** The pairs of buckets of two ranges as they are sent; undefined where they do not fit. A range a year ago is cut as the present one. */
export const pairsOf = (range: Range, compare: Range, bucket: Bucket): [Range, Range][] | undefined => {
  const same = (a: Range, b: Range) => a.from === b.from && a.until === b.until
  const known = (['previous', 'lastYear'] as const)
    .map((way) => comparedWith(range, bucket, way) ?? [])
    .find((buckets) => same(spanOf(buckets), compare))
  const other = known ?? comparedWith(range, bucket, compare)
  return other && bucketsOf(range, bucket).map((one, at): [Range, Range] => [one, other[at] ?? one])
}

/** A share in percent with one decimal; null without a denominator. */
export const rate = (part: number | null, whole: number | null): number | null =>
  part !== null && whole ? Math.round((part / whole) * 1000) / 10 : null
/** How much something grew, in percent; null against nothing. */
export const change = (now: number | null, before: number | null): number | null =>
  now !== null && before ? rate(now - before, Math.abs(before)) : null

/** A comparison in short: how far it is by the last bucket that has begun, and the best and worst of those that are complete. */
export const overview = (rows: readonly SaleCompare[]) => {
  const begun = rows.filter((row) => numberIn(row.currentValue) !== null)
  const last = begun.at(-1)
  const complete = begun.filter((row) => !row.running)
  const sorted = (complete.length ? complete : begun).toSorted(
    (a, b) => (numberIn(b.currentValue) ?? 0) - (numberIn(a.currentValue) ?? 0),
  )
  const [current, compared] = [numberIn(last?.sumCurrent), numberIn(last?.sumCompare)]
  return {
    current,
    compared,
    difference: current === null || compared === null ? null : Math.round((current - compared) * 100) / 100,
    change: change(current, compared),
    best: sorted[0],
    worst: sorted.at(-1),
  }
}

/** Each number with all before it, to one decimal; null stays. */
export const soFar = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value, at) =>
    value === null
      ? null
      : Math.round(values.slice(0, at + 1).reduce<number>((sum, one) => sum + (one ?? 0), 0) * 10) / 10,
  )

/** What some rows leave of a metric of all: counts by difference, amounts in cents, rates of the differences. */
export const restOf = (
  rows: readonly SaleReport[],
  summary: Readonly<Record<string, unknown>>,
  metric: Metric,
): number | null => {
  const left = (of: Metric): number | null => {
    const all = numberIn(summary[of])
    return all === null
      ? null
      : (Math.round(all * 100) - rows.reduce((sum, row) => sum + Math.round((numberIn(row[of]) ?? 0) * 100), 0)) / 100
  }
  if (metric === 'finishRate') return rate(left('saleCount'), left('targetCount'))
  return metric === 'orderRate' ? rate(left('orderCount'), left('clueCount')) : left(metric)
}
