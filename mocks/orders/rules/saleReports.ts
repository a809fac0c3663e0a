import { atsStatus, saleType } from '@/entities/orders/atsEnums'
import type { AtsReportRow } from '@/entities/orders/atsReport'
import { targetsOf } from '../../leads/data/targets'
import type { UserRow } from '../../system/data/types'
import { oneOf } from '../../core/table'
import type { SaleRow } from '../data/sales'
import { allSales, countsSale } from './sales'

type Input = Readonly<Record<string, unknown>>

export const monthAfter = (month: string, months: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
export const monthsOf = (from: string, until: string): string[] => {
  const months: string[] = []
  for (let month = from; month <= until && months.length < 60; month = monthAfter(month, 1)) months.push(month)
  return months
}

interface Tally {
  sale: number
  retail: number
  key: number
  second: number
  void: number
  transfer: number
  info: number
}
const none = (): Tally => ({ sale: 0, retail: 0, key: 0, second: 0, void: 0, transfer: 0, info: 0 })

/** Returns the sales of a report: those that count for the user and match the filters other than the months. */
export const salesFor = (user: UserRow, input: Input): SaleRow[] => {
  const counts = countsSale(user)
  const [dealer, area, series, type] = [
    oneOf(input.dealerCode),
    oneOf(input.areaName),
    oneOf(input.seriesCode),
    oneOf(input.saleType),
  ]
  return allSales().filter(
    (row) =>
      counts(row) && dealer(row.dealerCode) && area(row.areaName) && series(row.seriesCode) && type(row.saleType),
  )
}

/**
 * Adds a sale to the tallies. A confirmed sale counts in the month of the sale, a voided or transferred one in the
 * month of that event.
 */
const add = (
  tallies: Map<string, Tally>,
  row: SaleRow,
  keyOf: (month: string) => string,
  has: (month: string) => boolean,
) => {
  const tallyOf = (key: string) => {
    const tally = tallies.get(key) ?? none()
    tallies.set(key, tally)
    return tally
  }
  const sold = row.saleDate.slice(0, 7)
  if (row.status === atsStatus.confirmed && has(sold)) {
    const tally = tallyOf(keyOf(sold))
    tally.sale++
    tally.info += row.infoRate
    if (row.saleType === saleType.retail) tally.retail++
    if (row.saleType === saleType.keyAccount) tally.key++
    if (row.saleType === saleType.second) tally.second++
  }
  const voided = row.voidTime.slice(0, 7)
  if (voided && has(voided)) tallyOf(keyOf(voided)).void++
  const moved = row.transferTime.slice(0, 7)
  if (moved && has(moved)) tallyOf(keyOf(moved)).transfer++
}

export type GroupBy = 'month' | 'series' | 'consultant' | 'dealer' | 'area'
const keysOf: Record<GroupBy, (row: SaleRow) => readonly [key: string, name: string]> = {
  month: () => ['', ''],
  series: (row) => [row.seriesCode, row.seriesName],
  consultant: (row) => [row.consultantId, row.consultantName],
  dealer: (row) => [row.dealerCode, row.dealerName],
  area: (row) => [row.areaName, row.areaName],
}

const tallied = (rows: readonly SaleRow[], months: readonly string[], groupBy: GroupBy): Map<string, Tally> => {
  const tallies = new Map<string, Tally>()
  const asked = new Set(months)
  for (const row of rows)
    add(
      tallies,
      row,
      (month) => (groupBy === 'month' ? month : keysOf[groupBy](row)[0]),
      (month) => asked.has(month),
    )
  return tallies
}

/**
 * Returns the sales target of a row for the months; for a month that month alone. Consultants share their dealer's
 * target equally. Series have no target.
 */
const targetFor = (groupBy: GroupBy, key: string, months: readonly string[], rows: readonly SaleRow[]): number => {
  const sum = (dealers: Iterable<string>, of: readonly string[]) =>
    of.map(targetsOf).reduce((all, targetOf) => [...dealers].reduce((part, code) => part + targetOf(code).sale, all), 0)
  const codes = (fits: (row: SaleRow) => boolean) => new Set(rows.filter(fits).map(({ dealerCode }) => dealerCode))
  switch (groupBy) {
    case 'month':
      return sum(
        codes(() => true),
        [key],
      )
    case 'series':
      return 0
    case 'dealer':
      return sum([key], months)
    case 'area':
      return sum(
        codes((row) => row.areaName === key),
        months,
      )
    case 'consultant': {
      const dealers = codes((row) => row.consultantId === key)
      const sellers = new Set(rows.filter((row) => dealers.has(row.dealerCode)).map(({ consultantId }) => consultantId))
      return Math.round(sum(dealers, months) / Math.max(sellers.size, 1))
    }
  }
}

const rate = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)
/** Returns the growth in percent, or null for no earlier sales. */
const grown = (now: number, before: number): number | null => rate(now - before, before)

const figuresOf = (tally: Tally, target: number, before: Tally, yearAgo: Tally) => ({
  targetCount: target,
  saleCount: tally.sale,
  finishRate: rate(tally.sale, target),
  retailCount: tally.retail,
  keyCount: tally.key,
  secondCount: tally.second,
  voidCount: tally.void,
  transferCount: tally.transfer,
  infoRate: tally.sale > 0 ? Math.round((tally.info / tally.sale) * 10) / 10 : null,
  momRate: grown(tally.sale, before.sale),
  yoyRate: grown(tally.sale, yearAgo.sale),
})

const sumOf = (tallies: Iterable<Tally>): Tally => {
  const all = none()
  for (const tally of tallies) for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key] // The object's own keys.
  return all
}

export const reportOf = (user: UserRow, input: Input, groupBy: GroupBy, from: string, until: string, today: string) => {
  const rows = salesFor(user, input)
  const months = monthsOf(from, until)
  const span = months.length
  const earlier = (by: number) => tallied(rows, monthsOf(monthAfter(from, -by), monthAfter(until, -by)), groupBy)
  const [now, before, yearAgo] = [tallied(rows, months, groupBy), earlier(span), earlier(12)]
  const monthBefore = groupBy === 'month' ? earlier(1) : before
  const names = new Map(groupBy === 'month' ? months.map((month) => [month, month]) : rows.map(keysOf[groupBy]))
  const keys = groupBy === 'month' ? months : [...now.keys()]
  const records = keys.map((groupKey): AtsReportRow => {
    const back = (tallies: Map<string, Tally>, by: number) =>
      tallies.get(groupBy === 'month' ? monthAfter(groupKey, -by) : groupKey) ?? none()
    return {
      groupKey,
      groupName: names.get(groupKey) ?? groupKey,
      ...figuresOf(
        now.get(groupKey) ?? none(),
        targetFor(groupBy, groupKey, months, rows),
        back(monthBefore, 1),
        back(yearAgo, 12),
      ),
    }
  })
  const target = months.reduce((sum, month) => sum + targetFor('month', month, months, rows), 0)
  const summary = figuresOf(sumOf(now.values()), target, sumOf(before.values()), sumOf(yearAgo.values()))
  const thisMonth = today.slice(0, 7)
  const inMonth = (month: string) => sumOf(tallied(rows, [month], 'month').values())
  const current = figuresOf(
    inMonth(thisMonth),
    targetFor('month', thisMonth, [thisMonth], rows),
    inMonth(monthAfter(thisMonth, -1)),
    inMonth(monthAfter(thisMonth, -12)),
  )
  return { records, summary, current }
}
