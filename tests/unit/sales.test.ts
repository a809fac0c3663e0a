import { describe, expect, it } from 'vitest'
import {
  addMonths,
  bucketName,
  bucketsOf,
  change,
  comparedWith,
  isTooLong,
  lastYearOf,
  overview,
  pairsOf,
  previousOf,
  rate,
  restOf,
  soFar,
  spanOf,
} from '@/areas/leads/saleReports/calculate'
import type { SaleCompare } from '@/entities/leads/saleCompare'
import { goodOf } from '@/areas/leads/saleReports/parts/figures'

const range = (from: string, until: string) => ({ from, until })
const row = (period: string, value: number | null, sums: [number | null, number], running: 0 | 1 = 0): SaleCompare => ({
  period,
  comparePeriod: '',
  currentValue: value,
  compareValue: 1,
  diffValue: null,
  diffRate: null,
  sumCurrent: sums[0],
  sumCompare: sums[1],
  running,
})

describe('periods of the sales reports', () => {
  it('clamp a date to the last day of a shorter month', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-02-28', 1)).toBe('2026-03-28')
    expect(addMonths('2026-02-28', 1, true)).toBe('2026-03-31')
  })
  it('compare a month to date with the same days of the previous month', () => {
    expect(previousOf(range('2026-11-01', '2026-11-21'))).toEqual(range('2026-10-01', '2026-10-21'))
    expect(previousOf(range('2026-02-01', '2026-02-28'))).toEqual(range('2026-01-01', '2026-01-31'))
    expect(previousOf(range('2026-10-01', '2026-11-21'))).toEqual(range('2026-08-01', '2026-09-21'))
    expect(previousOf(range('2026-11-16', '2026-11-21'))).toEqual(range('2026-11-10', '2026-11-15'))
  })
  it('handle leap days in the comparison with last year', () => {
    expect(lastYearOf(range('2024-02-10', '2024-02-29'))).toEqual(range('2023-02-10', '2023-02-28'))
    expect(lastYearOf(range('2025-02-01', '2025-02-28'))).toEqual(range('2024-02-01', '2024-02-29'))
    const days = comparedWith(range('2024-02-28', '2024-03-01'), 'day', 'lastYear')
    expect(days?.map(({ from }) => from)).toEqual(['2023-02-28', '2023-02-28', '2023-03-01'])
  })
})

describe('buckets of a period', () => {
  it('follow the calendar, with partial buckets at both ends', () => {
    expect(bucketsOf(range('2026-11-19', '2026-11-24'), 'week')).toEqual([
      range('2026-11-19', '2026-11-22'),
      range('2026-11-23', '2026-11-24'),
    ])
    expect(bucketsOf(range('2026-10-20', '2026-11-10'), 'month')).toEqual([
      range('2026-10-20', '2026-10-31'),
      range('2026-11-01', '2026-11-10'),
    ])
    expect(bucketsOf(range('2026-08-15', '2026-11-10'), 'quarter').map((one) => bucketName(one, 'quarter'))).toEqual([
      '2026-Q3',
      '2026-Q4',
    ])
    expect(bucketName(range('2026-11-16', '2026-11-22'), 'week')).toBe('2026-11-16 – 2026-11-22')
  })
  it('limit the length of the period by their size', () => {
    expect(isTooLong(range('2026-08-01', '2026-10-31'), 'day')).toBe(false)
    expect(isTooLong(range('2026-08-01', '2026-11-01'), 'day')).toBe(true)
    expect(isTooLong(range('2024-01-01', '2024-12-31'), 'week')).toBe(false)
    expect(isTooLong(range('2024-01-01', '2025-01-01'), 'week')).toBe(true)
    expect(isTooLong(range('2022-01-01', '2026-12-31'), 'quarter')).toBe(false)
    expect(isTooLong(range('2022-01-01', '2027-01-02'), 'month')).toBe(true)
  })
  it('are compared with as many buckets of the previous period', () => {
    const weeks = comparedWith(range('2026-11-02', '2026-11-21'), 'week', 'previous')
    expect(weeks).toEqual([
      range('2026-10-12', '2026-10-18'),
      range('2026-10-19', '2026-10-25'),
      range('2026-10-26', '2026-10-31'),
    ])
    expect(comparedWith(range('2026-02-01', '2026-03-31'), 'month', 'previous')).toEqual([
      range('2025-12-01', '2025-12-31'),
      range('2026-01-01', '2026-01-31'),
    ])
    expect(spanOf(comparedWith(range('2026-11-01', '2026-11-21'), 'day', 'previous') ?? [])).toEqual(
      range('2026-10-01', '2026-10-21'),
    )
  })
  it('require a custom comparison period with as many buckets', () => {
    expect(comparedWith(range('2026-11-01', '2026-11-03'), 'day', range('2026-09-01', '2026-09-03'))).toHaveLength(3)
    expect(comparedWith(range('2026-11-01', '2026-11-03'), 'day', range('2026-09-01', '2026-09-04'))).toBeUndefined()
  })
  it('are restored from the sent comparison range', () => {
    for (const way of ['previous', 'lastYear'] as const)
      for (const bucket of ['day', 'week', 'month', 'quarter'] as const) {
        const period = range('2024-02-05', '2024-03-31')
        const other = comparedWith(period, bucket, way) ?? []
        expect(pairsOf(period, spanOf(other), bucket)?.map(([, one]) => one)).toEqual(other)
      }
    expect(pairsOf(range('2026-11-01', '2026-11-03'), range('2026-09-01', '2026-09-04'), 'day')).toBeUndefined()
  })
})

describe('figures of the sales reports', () => {
  it('round rates to one decimal and omit them without a denominator', () => {
    expect(rate(1, 3)).toBe(33.3)
    expect(rate(0, 4)).toBe(0)
    expect(rate(2, 0)).toBeNull()
    expect(rate(2, null)).toBeNull()
    expect(change(3, 2)).toBe(50)
    expect(change(3, 0)).toBeNull()
  })
  it('compare up to the current bucket and rank only complete ones', () => {
    const rows = [row('1', 4, [4, 1]), row('2', 2, [6, 3]), row('3', 0, [6, 5], 1), row('4', null, [null, 9])]
    expect(overview(rows)).toMatchObject({
      current: 6,
      compared: 5,
      difference: 1,
      change: 20,
      best: { period: '1' },
      worst: { period: '2' },
    })
    expect(overview([])).toMatchObject({ current: null, change: null, best: undefined })
  })
  it('keep gaps in running totals', () => expect(soFar([1.1, null, 2.2])).toEqual([1.1, null, 3.3]))
  it('compute the rest after the largest entries to the cent', () => {
    const rows = [{ dimCode: 'a', dimName: 'a', saleAmount: '0.10', saleCount: 3, targetCount: 2 }]
    const summary = { saleAmount: '0.30', saleCount: 4, targetCount: 6, orderCount: 0, clueCount: 0 }
    expect(restOf(rows, summary, 'saleAmount')).toBe(0.2)
    expect(restOf(rows, summary, 'finishRate')).toBe(25)
    expect(restOf(rows, summary, 'orderRate')).toBeNull()
  })
})

it('trends count as good for fewer cancellations and more sales', () => {
  expect((['cancelCount', 'saleCount', 'finishRate', 'targetCount'] as const).map(goodOf)).toEqual([
    'less',
    'more',
    'more',
    'neither',
  ])
})
