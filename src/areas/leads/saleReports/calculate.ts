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
/** Comparison period: the previous one, the same a year ago, or a custom range. */
export type Against = 'previous' | 'lastYear' | Range

const DAY = 86_400_000
const millis = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(millis(day) + days * DAY)
export const daysIn = ({ from, until }: Range): number => Math.round((millis(until) - millis(from)) / DAY) + 1
const endOfMonth = (day: string): string => dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))

/**
 * Returns the same day of another month, limited to its last day: 31 March minus one month is the end of February.
 * With `keepEnd`, the last day stays the last day.
 */
export const addMonths = (day: string, months: number, keepEnd = false): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = dayOf(Date.UTC(year, month + months, 0))
  return (keepEnd && day === endOfMonth(day)) || date > Number(end.slice(8)) ? end : `${end.slice(0, 8)}${day.slice(8)}`
}
const monthsIn = ({ from, until }: Range): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/**
 * Returns the previous period: the same number of months if it starts on the first of a month, with the same days,
 * else the same number of days.
 */
export const previousOf = (range: Range): Range => {
  if (range.from.endsWith('-01')) {
    const months = -monthsIn(range)
    return { from: addMonths(range.from, months), until: addMonths(range.until, months, true) }
  }
  const days = daysIn(range)
  return { from: addDays(range.from, -days), until: addDays(range.until, -days) }
}
/** Returns the same days a year ago. 29 February becomes the 28th; whole months stay whole. */
export const lastYearOf = ({ from, until }: Range): Range => ({
  from: addMonths(from, -12),
  until: addMonths(until, -12, from.endsWith('-01')),
})

const MAX_DAYS: Record<Bucket, number> = { day: 92, week: 366, month: 1827, quarter: 1827 }
export const isTooLong = (range: Range, bucket: Bucket): boolean => daysIn(range) > MAX_DAYS[bucket]

/** Returns the last day of the bucket that contains the day. Weeks start on Monday. */
const endOf = (day: string, bucket: Bucket): string => {
  if (bucket === 'day') return day
  if (bucket === 'week') return addDays(day, (7 - new Date(millis(day)).getUTCDay()) % 7)
  const month = Number(day.slice(5, 7))
  return endOfMonth(bucket === 'month' ? day : addMonths(`${day.slice(0, 8)}01`, (3 - (month % 3)) % 3))
}

/** Splits a range into calendar buckets. The first and last may be partial. */
export const bucketsOf = ({ from, until }: Range, bucket: Bucket): Range[] => {
  const buckets: Range[] = []
  for (let day = from; day <= until;) {
    const end = endOf(day, bucket)
    buckets.push({ from: day, until: end < until ? end : until })
    day = addDays(end, 1)
  }
  return buckets
}

/** Returns the name of a bucket. As text, the names of one kind sort chronologically. */
export const bucketName = ({ from, until }: Range, bucket: Bucket): string => {
  if (bucket === 'day') return from
  if (bucket === 'week') return `${from} – ${until}`
  return bucket === 'month' ? from.slice(0, 7) : `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
}

const STEP: Record<Exclude<Bucket, 'day' | 'week'>, number> = { month: 1, quarter: 3 }
const earlier = (one: Range, bucket: Bucket, count: number): Range => {
  if (bucket === 'day' || bucket === 'week') {
    const days = -count * (bucket === 'day' ? 1 : 7)
    return { from: addDays(one.from, days), until: addDays(one.until, days) }
  }
  const months = -count * STEP[bucket]
  return { from: addMonths(one.from, months), until: addMonths(one.until, months, true) }
}
/**
 * Shifts a bucket back by a year. A month or quarter that ends on the last day of a month still does; days stay the
 * same.
 */
const yearEarlier = (one: Range, bucket: Bucket): Range => ({
  from: addMonths(one.from, -12),
  until: addMonths(one.until, -12, bucket === 'month' || bucket === 'quarter'),
})

/**
 * Returns the comparison bucket of each bucket in the range. For 'previous', the days of the previous period if their
 * number is equal, else the buckets shifted back. Undefined for a custom range with another number of buckets.
 */
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
export const spanOf = (buckets: readonly Range[]): Range => ({
  from: buckets[0]?.from ?? '',
  until: buckets.at(-1)?.until ?? '',
})

/**
 * Returns each bucket of a range with its comparison bucket. A comparison range that equals the previous period or a
 * year ago is split accordingly, any other by its own calendar. Undefined if the numbers of buckets differ.
 */
export const pairsOf = (range: Range, compare: Range, bucket: Bucket): [Range, Range][] | undefined => {
  const same = (a: Range, b: Range) => a.from === b.from && a.until === b.until
  const known = (['previous', 'lastYear'] as const)
    .map((way) => comparedWith(range, bucket, way) ?? [])
    .find((buckets) => same(spanOf(buckets), compare))
  const other = known ?? comparedWith(range, bucket, compare)
  return other && bucketsOf(range, bucket).map((one, at): [Range, Range] => [one, other[at] ?? one])
}

/** Returns a share in percent with one decimal. Null if a value is missing or the whole is 0. */
export const rate = (part: number | null, whole: number | null): number | null =>
  part !== null && whole ? Math.round((part / whole) * 1000) / 10 : null
/** Returns the growth in percent with one decimal. Null if a value is missing or the previous one is 0. */
export const change = (now: number | null, before: number | null): number | null =>
  now !== null && before ? rate(now - before, Math.abs(before)) : null

/**
 * Summarises a comparison: the totals up to the last bucket that has begun, and the best and worst complete bucket,
 * or the running one if none is complete.
 */
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

/** Returns the running totals, rounded to one decimal. Null stays null and counts as 0 in later totals. */
export const soFar = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value, at) =>
    value === null
      ? null
      : Math.round(values.slice(0, at + 1).reduce<number>((sum, one) => sum + (one ?? 0), 0) * 10) / 10,
  )

/**
 * Returns the remainder of a metric beyond these rows: counts and amounts as a difference, calculated in cents, rates
 * from the differences.
 */
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
