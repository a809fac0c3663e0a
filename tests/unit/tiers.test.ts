import { describe, expect, it } from 'vitest'
import { centsOf, isPayable, maxTotalOf, needsRealName, subtotalOf, totalOf } from '@/areas/marketing/cashDraws/tiers'
import { inputOf, NEW, valuesOf } from '@/areas/marketing/cashDraws/cashDrawValues'
import type { CashDraw } from '@/entities/marketing/cashDraw'

describe('tiers of a cash draw', () => {
  it('accept only amounts in whole cents', () => {
    expect([
      centsOf('8.88'),
      centsOf('0.3'),
      centsOf(200),
      centsOf('0.305'),
      centsOf('-1'),
      centsOf('x'),
      centsOf(''),
    ]).toEqual([888, 30, 20_000, undefined, undefined, undefined, undefined])
  })
  it('allow amounts from 0.30 to 500 yuan', () =>
    expect(['0.29', '0.30', '500', '500.01', undefined].map(isPayable)).toEqual([false, true, true, false, false]))
  it('compute totals without floating-point errors', () => {
    const tiers = [{ amount: '0.10', stock: 3 }, { amount: '0.20', stock: 3 }, { amount: '19.99' }, { stock: 4 }]
    expect(tiers.map(subtotalOf)).toEqual([30, 60, 0, 0])
    expect(totalOf(tiers)).toBe(90)
    expect(maxTotalOf(tiers)).toBe('0.90')
  })
  it('require real names from 200 yuan', () => {
    expect(needsRealName([{ amount: '199.99' }])).toBe(false)
    expect(needsRealName([{ amount: '1.00' }, { amount: '200' }])).toBe(true)
  })
})

describe('submitted cash draw', () => {
  it('has levels by position, formatted amounts and a real-name flag', () =>
    expect(
      inputOf({
        ...NEW,
        budget: '300',
        prizes: [{ prizeName: ' A ', amount: '200', stock: 1, dayStock: 0, probability: 1.5 }],
      }),
    ).toMatchObject({
      budget: '300.00',
      realNameFlag: 1,
      prizes: [{ level: 1, prizeName: 'A', amount: '200.00', stock: 1, dayStock: 0, probability: 1.5 }],
    }))
  it('omits the daily limits that the server did not send', () => {
    const draw = { prizes: [{ prizeName: 'A' }] } as unknown as CashDraw // only the fields used here
    const { dayBudget, prizes } = inputOf(valuesOf(draw), true)
    expect([dayBudget, prizes?.[0]?.dayStock]).toEqual([undefined, undefined])
    expect(inputOf({ dayBudget: null, prizes: [{ dayStock: null }] }, true)).toMatchObject({
      dayBudget: '0.00',
      prizes: [{ dayStock: 0 }],
    })
  })
  it('contains only the editable fields while paused', () =>
    expect(Object.keys(inputOf(NEW, true)).toSorted()).toEqual([
      'budget',
      'content',
      'cover',
      'dayBudget',
      'endTime',
      'prizes',
    ]))
  it('omits the dates of a copied draw', () => {
    const draw = {
      title: 'A',
      startTime: '2026-01-01 00:00:00',
      endTime: '2026-02-01 00:00:00',
      prizes: [],
    } as unknown as CashDraw // only the fields used here
    expect(valuesOf(draw, true)).toMatchObject({ title: 'A', startTime: undefined, endTime: undefined })
    expect(valuesOf(draw)).toMatchObject({ startTime: '2026-01-01 00:00:00' })
  })
})
