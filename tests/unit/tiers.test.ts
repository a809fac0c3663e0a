import { describe, expect, it } from 'vitest'
import { centsOf, isPayable, maxTotalOf, needsRealName, subtotalOf, totalOf } from '@/areas/marketing/cashDraws/tiers'
import { inputOf, NEW, valuesOf } from '@/areas/marketing/cashDraws/cashDrawValues'
import type { CashDraw } from '@/entities/marketing/cashDraw'

describe('tiers of a cash draw', () => {
  it('are paid in whole cents: an amount has two decimals at most', () => {
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
  it('pay between 0.30 and 500 yuan, the limits of the channels', () =>
    expect(['0.29', '0.30', '500', '500.01', undefined].map(isPayable)).toEqual([false, true, true, false, false]))
  it('come to amount by number, never by floats', () => {
    const tiers = [{ amount: '0.10', stock: 3 }, { amount: '0.20', stock: 3 }, { amount: '19.99' }, { stock: 4 }]
    expect(tiers.map(subtotalOf)).toEqual([30, 60, 0, 0])
    expect(totalOf(tiers)).toBe(90)
    expect(maxTotalOf(tiers)).toBe('0.90')
  })
  it('need the real name from 200 yuan on', () => {
    expect(needsRealName([{ amount: '199.99' }])).toBe(false)
    expect(needsRealName([{ amount: '1.00' }, { amount: '200' }])).toBe(true)
  })
})

describe('what is sent of a cash draw', () => {
  it('has levels by place, amounts with two decimals, and real names where they are needed', () =>
    expect(
      inputOf({ ...NEW, budget: '300', prizes: [{ prizeName: ' A ', amount: '200', stock: 1, probability: 1.5 }] }),
    ).toMatchObject({
      budget: '300.00',
      realNameFlag: 1,
      prizes: [{ level: 1, prizeName: 'A', amount: '200.00', stock: 1, dayStock: 0, probability: 1.5 }],
    }))
  it('is of a paused one only what breaks no promise', () =>
    expect(Object.keys(inputOf(NEW, true)).toSorted()).toEqual([
      'budget',
      'content',
      'cover',
      'dayBudget',
      'endTime',
      'prizes',
    ]))
  it('of a copy has no dates', () => {
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
