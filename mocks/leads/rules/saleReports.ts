import { formatTime } from '@/lib/time'
import { fromCents } from '@/lib/money'
import { addDays, addMonths, change, daysIn, rate, type Range } from '@/areas/leads/saleReports/calculate'
import { channelLevel } from '@/entities/leads/enums'
import { METRICS, type Metric, type SaleReport } from '@/entities/leads/saleReport'
import { dealerType, enableStatus, shopType as shopTypes, staffPost, staffStatus } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import { type Fact, facts, type Step, STEPS } from '../data/saleReports'
import { splitsOf, targetsOf } from '../data/targets'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { text, texts } from '../../core/input'
import { channelName, channels, seriesName } from './leads'
import { org } from '../../system/rules/store'
import { like, oneOf } from '../../core/table'

export type Input = Record<string, unknown>
export const DIMENSIONS = ['area', 'province', 'dealer', 'consultant', 'series', 'channel', 'day'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Counted steps, sales amount in cents and target. The target is null if none applies. */
export type Tally = Record<Step, number> & { cents: number; target: number | null }

export interface House {
  dealerCode: string
  dealerName: string
  groupCode: string
  groupName: string
  shopType: number
  areaName: string
  provinceCode: string
  provinceName: string
  cityName: string
  openDate: string
  leaveDate: string
}

/** Code of the row for facts that have no value in the dimension. */
const NONE = 'NONE'
const MAX_DAYS = 366
const DAY = /^\d{4}-\d{2}-\d{2}$/

const houses = (): House[] => [
  ...org.dealers.map((row) => ({
    ...row,
    groupName: org.groups.find((group) => group.groupCode === row.groupCode)?.groupName ?? '',
  })),
  ...org.secondDealers.flatMap((row) =>
    row.dealerCode
      ? [
          {
            ...row,
            dealerCode: row.dealerCode,
            groupCode: '',
            groupName: '',
            shopType: shopTypes.second,
            openDate: '',
            leaveDate: '',
          },
        ]
      : [],
  ),
]

/** Returns the days of a period. Throws if it is invalid or too long for a report. */
export const rangeIn = (from: unknown, until: unknown, max = MAX_DAYS): Range => {
  const range = { from: text(from).slice(0, 10), until: text(until).slice(0, 10) }
  if (!DAY.test(range.from) || !DAY.test(range.until) || range.until < range.from)
    throw new Refusal(400, '请选择统计时间')
  if (daysIn(range) > max) throw new Refusal(400, '时间范围不能超过 366 天')
  return range
}

/**
 * Returns the dealers that match `own` and the filters, and a predicate for their facts. With `nobodys`, leads
 * without a dealer count too.
 */
const scopeOver = (input: Input, own: (row: House) => boolean, nobodys: boolean) => {
  const area = oneOf(input.areaName)
  const province = oneOf(input.province)
  const dealer = oneOf([...texts(input.dealerCodes), ...texts(input.dealerCode)])
  const shopType = oneOf(input.shopType)
  const named = like(input.dealerName)
  const grouped = like(input.groupName)
  const found = new Map(
    houses()
      .filter(
        (row) =>
          own(row) &&
          area(row.areaName) &&
          province(row.provinceCode) &&
          dealer(row.dealerCode) &&
          shopType(row.shopType) &&
          named(row.dealerName, row.dealerCode) &&
          grouped(row.groupName),
      )
      .map((row) => [row.dealerCode, row]),
  )
  const series = oneOf(input.seriesCodes)
  const channel = oneOf(input.oneChannel)
  const people = oneOf(input.saleUserIds)
  const counts = (one: Fact) =>
    (one.dealerCode === '' ? nobodys : found.has(one.dealerCode)) &&
    series(one.seriesCode) &&
    channel(one.oneChannelCode) &&
    people(one.saleUserId)
  /** Targets exist for dealers and consultants only. */
  const hasTargets = texts(input.seriesCodes).length === 0 && texts(input.oneChannel).length === 0
  return { houses: found, counts, hasTargets, sellers: texts(input.saleUserIds) }
}

const PLACES = ['areaName', 'province', 'dealerCodes', 'dealerCode', 'shopType', 'dealerName', 'groupName'] as const

/**
 * Returns the data scope of a user, narrowed by the filters. Throws for a viewpoint that is not the user's. Leads
 * without a dealer count only for headquarters, without filters by place, and not if `mode` is 'dimension'.
 */
export const scopeOf = (input: Input, user: UserRow) => {
  const code = user.dealerCode
  switch (text(input.viewpoint)) {
    case 'headquarters': {
      if (user.dealerType > 2) throw new Refusal(403, '无权查看')
      const isEverything = text(input.mode) !== 'dimension' && PLACES.every((key) => texts(input[key]).length === 0)
      return scopeOver(input, seesRecord(user), user.dealerType === dealerType.headquarters && isEverything)
    }
    case 'dealer': {
      const { dealerCode: _, dealerCodes: __, ...rest } = input
      return scopeOver(rest, (row) => code !== '' && row.dealerCode === code, false)
    }
    case 'groupDealer': {
      const isRunning = org.groups.some((group) => group.groupCode === code && group.status === enableStatus.enabled)
      return scopeOver(input, (row) => isRunning && row.groupCode === code, false)
    }
    default:
      throw new Refusal(400, '请选择视角')
  }
}
export const areaScope = ({ seriesCodes, oneChannel }: Input, areaName: string, range: Range) =>
  scopeOver(
    { seriesCodes, oneChannel },
    (row) => row.areaName === areaName && row.shopType !== shopTypes.second && inNetwork(row, range),
    false,
  )
export type Scope = ReturnType<typeof scopeOf>

const empty = (target: number | null): Tally => ({
  clue: 0,
  valid: 0,
  visit: 0,
  drive: 0,
  order: 0,
  cancel: 0,
  sale: 0,
  delivery: 0,
  cents: 0,
  target,
})
export const plus = (a: Tally, b: Tally): Tally => {
  const sum = empty(a.target === null || b.target === null ? null : a.target + b.target)
  for (const key of [...STEPS, 'cents'] as const) sum[key] = a[key] + b[key]
  return sum
}
export const none = (): Tally => empty(0)

/** Returns the part of a month's target for some of its days. Adjacent parts add up to the whole. */
const partOf = (target: number, from: number, until: number, days: number) =>
  Math.round((target * until) / days) - Math.round((target * (from - 1)) / days)

const overMonths = ({ from, until }: Range, each: (month: string) => number): number => {
  let sum = 0
  for (let day = from; day <= until;) {
    const end = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)
    const last = end < until ? end : until
    sum += partOf(each(day.slice(0, 7)), Number(day.slice(8)), Number(last.slice(8)), Number(end.slice(8)))
    day = addDays(last, 1)
  }
  return sum
}

/** Returns a lookup of the sales targets of dealers and consultants, cached for one response. */
export const targetBook = () => {
  const months = new Map<string, ReturnType<typeof targetsOf>>()
  const splits = new Map<string, ReturnType<typeof splitsOf>>()
  const keep = <T>(book: Map<string, T>, month: string, make: (month: string) => T): T => {
    const known = book.get(month) ?? make(month)
    book.set(month, known)
    return known
  }
  return {
    dealer: (row: House, range: Range): number => {
      // Second-tier dealers and dealers outside the network have no targets.
      if (row.shopType === shopTypes.second || (row.leaveDate !== '' && row.leaveDate < range.from)) return 0
      return overMonths(range, (month) => keep(months, month, targetsOf)(row.dealerCode).sale)
    },
    /** Null if the dealer has not split its target. */
    seller: (id: string, range: Range): number | null => {
      let known = false
      const sum = overMonths(range, (month) => {
        const split = keep(splits, month, splitsOf).get(id)
        known ||= split !== undefined
        return split?.sale ?? 0
      })
      return known ? sum : null
    },
  }
}
type Book = ReturnType<typeof targetBook>

export const wholeTarget = (scope: Scope, range: Range, book: Book): number | null => {
  if (!scope.hasTargets) return null
  if (scope.sellers.length === 0)
    return [...scope.houses.values()].reduce((sum, row) => sum + book.dealer(row, range), 0)
  const parts = scope.sellers.map((id) => book.seller(id, range))
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

/** Counts the facts in each range, keyed by `key`. */
export const tallies = (
  scope: Scope,
  ranges: readonly Range[],
  key: (one: Fact, day: string) => string,
  today: string,
): Map<string, Tally>[] => {
  const found = ranges.map(() => new Map<string, Tally>())
  const days = ranges.flatMap(({ from, until }) => [from, until]).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  for (const one of facts(today)) {
    let counts: boolean | undefined
    for (const step of STEPS) {
      const day = one.days[step]
      // Most facts are outside the requested ranges, so skip them early.
      if (day === '' || day < first || day > last) continue
      counts ??= scope.counts(one)
      if (!counts) break
      ranges.forEach(({ from, until }, at) => {
        if (day < from || day > until) return
        const name = key(one, day)
        const tally = found[at]?.get(name) ?? empty(null)
        tally[step]++
        if (step === 'sale') tally.cents += one.cents
        found[at]?.set(name, tally)
      })
    }
  }
  return found
}

/** Returns the value of a metric. An amount is text, a rate without a denominator is null. */
export const valueOf = (tally: Tally, metric: Metric): number | string | null => {
  switch (metric) {
    case 'saleAmount':
      return fromCents(tally.cents)
    case 'targetCount':
      return tally.target
    case 'finishRate':
      return rate(tally.sale, tally.target)
    case 'orderRate':
      return rate(tally.order, tally.clue)
    case 'clueCount':
      return tally.clue
    case 'validCount':
      return tally.valid
    case 'visitCount':
      return tally.visit
    case 'driveCount':
      return tally.drive
    case 'orderCount':
      return tally.order
    case 'cancelCount':
      return tally.cancel
    case 'saleCount':
      return tally.sale
    case 'deliveryCount':
      return tally.delivery
  }
}
export const valuesOf = (
  tally: Tally,
  metrics: readonly Metric[] = METRICS,
): Partial<Record<Metric, number | string | null>> =>
  Object.fromEntries(metrics.map((metric) => [metric, valueOf(tally, metric)]))

/** Returns all members of a dimension in a scope, in natural order, including those without figures. */
const membersOf = (
  dimension: Dimension,
  scope: Scope,
  range: Range,
  input: Input,
  today: string,
): Map<string, Partial<SaleReport>> => {
  const rows = [...scope.houses.values()]
  const series = oneOf(input.seriesCodes)
  const channel = oneOf(input.oneChannel)
  const people = oneOf(input.saleUserIds)
  switch (dimension) {
    case 'area':
      return new Map(rows.map((row) => [row.areaName, { dimName: row.areaName }]))
    case 'province':
      return new Map(rows.map((row) => [row.provinceCode, { dimName: row.provinceName }]))
    case 'dealer':
      return new Map(
        rows
          .filter((row) => row.shopType !== shopTypes.second && inNetwork(row, range))
          .map((row) => [row.dealerCode, houseView(row)]),
      )
    case 'consultant':
      return new Map(
        org.staff
          .filter(
            (one) =>
              one.post === staffPost.salesConsultant &&
              one.status === staffStatus.active &&
              scope.houses.has(one.dealerCode) &&
              people(one.id),
          )
          .map((one) => [one.id, { dimName: one.staffName }]),
      )
    case 'series':
      return new Map(
        org.carSeries
          .filter((row) => row.clueFlag === 1 && series(row.seriesCode))
          .map((row) => [row.seriesCode, { dimName: row.seriesName }]),
      )
    case 'channel':
      return new Map(
        channels
          .filter((row) => row.channelLevel === channelLevel.first && channel(row.channelCode))
          .map((row) => [row.channelCode, { dimName: row.channelName }]),
      )
    case 'day': {
      const days = new Map<string, Partial<SaleReport>>()
      for (let day = range.from; day <= range.until && day <= today; day = addDays(day, 1))
        days.set(day, { dimName: day })
      return days
    }
  }
}
const houseView = (row: House): Partial<SaleReport> => ({ dimName: row.dealerName, areaName: row.areaName })
const inNetwork = (row: House, range: Range): boolean =>
  row.openDate <= range.until && (row.leaveDate === '' || row.leaveDate >= range.from)

/** Names a row with figures that is no longer a member: a former employee or a discontinued series. */
const nameOf = (dimension: Dimension, code: string, scope: Scope): Partial<SaleReport> => {
  if (code === NONE) return { dimName: '' }
  const house = scope.houses.get(code)
  if (dimension === 'dealer' && house) return houseView(house)
  if (dimension === 'series') return { dimName: seriesName(code) }
  if (dimension === 'channel') return { dimName: channelName(code) }
  const person = org.staff.find((one) => one.id === code)
  return { dimName: person?.staffName ?? code, left: person && person.status !== staffStatus.active ? 1 : undefined }
}

const keyOf = (dimension: Dimension, scope: Scope) => {
  const part: Record<Dimension, (one: Fact, day: string) => string | undefined> = {
    area: (one) => scope.houses.get(one.dealerCode)?.areaName,
    province: (one) => scope.houses.get(one.dealerCode)?.provinceCode,
    dealer: (one) => one.dealerCode,
    consultant: (one) => one.saleUserId,
    series: (one) => one.seriesCode,
    channel: (one) => one.oneChannelCode,
    day: (_, day) => day,
  }
  return (one: Fact, day: string) => part[dimension](one, day) || NONE
}

const targetFor = (dimension: Dimension, scope: Scope, range: Range, book: Book): ((code: string) => number | null) => {
  if (!scope.hasTargets) return () => null
  const byDealers = (fits: (row: House) => boolean) =>
    [...scope.houses.values()].reduce((sum, row) => (fits(row) ? sum + book.dealer(row, range) : sum), 0)
  switch (dimension) {
    case 'area':
      return (code) => byDealers((row) => row.areaName === code)
    case 'province':
      return (code) => byDealers((row) => row.provinceCode === code)
    case 'dealer':
      return (code) => byDealers((row) => row.dealerCode === code)
    case 'consultant':
      return (code) => (code === NONE ? null : book.seller(code, range))
    case 'day':
      return (code) => wholeTarget(scope, { from: code, until: code }, book)
    default:
      return () => null
  }
}

/**
 * A report row before formatting: its member, its figures, and its changes against the previous period and the
 * previous year.
 */
export interface Line {
  face: Partial<SaleReport> & { dimCode: string; dimName: string }
  tally: Tally
  momRate: number | null
  yoyRate: number | null
}

/** Returns the report rows of a dimension. `ranges` are the period, the previous one and the same one a year before. */
export const linesOf = (
  input: Input,
  dimension: Dimension,
  scope: Scope,
  ranges: readonly [Range, Range, Range],
  today: string,
): Line[] => {
  const [range, former] = ranges
  const [now, before, yearAgo] = tallies(scope, ranges, keyOf(dimension, scope), today)
  const members = membersOf(dimension, scope, range, input, today)
  const target = targetFor(dimension, scope, range, targetBook())
  const codes = [...new Set([...members.keys(), ...(now?.keys() ?? [])])]
  return codes.map((dimCode, at) => {
    const tally = { ...(now?.get(dimCode) ?? none()), target: target(dimCode) }
    // A day is compared with the day at the same position of the previous period.
    const grown = (from: Map<string, Tally> | undefined, day: () => string) =>
      change(tally.sale, from?.get(dimension === 'day' ? day() : dimCode)?.sale ?? 0)
    return {
      face: { dimName: '', ...(members.get(dimCode) ?? nameOf(dimension, dimCode, scope)), dimCode },
      tally,
      momRate: grown(before, () => addDays(former.from, at)),
      yoyRate: grown(yearAgo, () => addMonths(dimCode, -12)),
    }
  })
}

/** Builds a report row with the requested metrics (all by default) and the two changes. */
export const lineView = ({ face, tally, momRate, yoyRate }: Line, metrics: readonly Metric[]): SaleReport =>
  // Amounts are text and rates may be null on the wire.
  ({ ...face, ...valuesOf(tally, metrics), momRate, yoyRate }) as SaleReport

export const asOf = (now: number): string => formatTime(now, 'YYYY-MM-DD HH:mm')
