import type { PolicyMonth } from '@/api/vehicle/insurance'
import type { InsurancePolicy, PolicyCoverage } from '@/entities/vehicle/insurancePolicy'
import { numberIn, sumOf } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { inZone, toMillis } from '@/lib/time'

/** Returns the sum of amounts in yuan; undefined if one of them is unknown. */
export const sumOfMoney = (amounts: readonly unknown[]): string | undefined => {
  let sum = 0
  for (const amount of amounts) {
    const cents = toCents(amount)
    if (cents === undefined) return undefined
    sum += cents
  }
  return fromCents(sum)
}

export const sumsOfPage = (rows: readonly InsurancePolicy[]) => ({
  premium: sumOfMoney(rows.map(({ premium }) => premium)),
  taxAmount: sumOfMoney(rows.map(({ taxAmount }) => taxAmount)),
  points: sumOf(rows.map(({ points }) => numberIn(points))),
})

/** Returns false if the coverages contradict the premium; a missing amount is no contradiction. */
export const addsUp = (coverages: readonly PolicyCoverage[], premium: unknown): boolean => {
  const sum = sumOfMoney(coverages.map((one) => one.premium))
  const cents = toCents(premium)
  return coverages.length === 0 || sum === undefined || cents === undefined || toCents(sum) === cents
}

const MAX_INSURERS = 8
/** Returns the premiums by month in yuan: a series for each of the largest insurers, and `rest` for the others. */
export const premiumsByInsurer = (months: readonly PolicyMonth[], rest: string) => {
  const totals = new Map<string, number>()
  for (const { premiums } of months)
    for (const { companyName, premium } of premiums)
      totals.set(companyName, (totals.get(companyName) ?? 0) + (toCents(premium) ?? 0))
  const largest = [...totals].toSorted(([, a], [, b]) => b - a).slice(0, MAX_INSURERS)
  const names = largest.map(([name]) => name)
  const sumIn = ({ premiums }: PolicyMonth, isOf: (name: string) => boolean): number | null => {
    const cents = sumOf(premiums.flatMap(({ companyName, premium }) => (isOf(companyName) ? [toCents(premium)] : [])))
    return cents === null ? null : cents / 100
  }
  return [
    ...names.map((name) => ({ name, values: months.map((month) => sumIn(month, (one) => one === name)) })),
    ...(totals.size > MAX_INSURERS
      ? [{ name: rest, values: months.map((month) => sumIn(month, (one) => !names.includes(one))) }]
      : []),
  ]
}

const DAY = 86_400_000
const SOON_DAYS = 30
/**
 * Returns the elapsed share of an insured period in %, its state, and the days until it begins (`ahead`), until it
 * ends, or since it ended (`past`). Undefined unless both ends are known and in order.
 */
export const insuredPeriod = (start: unknown, end: unknown, now = Date.now()) => {
  const [from, until] = [toMillis(start), toMillis(end)]
  if (from === undefined || until === undefined || until <= from) return undefined
  const daysBetween = (a: number, b: number) =>
    Math.round((inZone(b).startOf('day').valueOf() - inZone(a).startOf('day').valueOf()) / DAY)
  const percent = Math.min(100, Math.max(0, ((now - from) / (until - from)) * 100))
  const daysLeft = daysBetween(now, until)
  const state = now > until ? 'past' : now < from ? 'ahead' : daysLeft < SOON_DAYS ? 'soon' : 'running'
  return { percent, state, days: state === 'ahead' ? daysBetween(now, from) : Math.abs(daysLeft) } as const
}
