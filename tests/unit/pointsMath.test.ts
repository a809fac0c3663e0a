import { describe, expect, it } from 'vitest'
import { isWholeStep, payWithPoints, type PointsRule } from '@/areas/commerce/catalogue/parts/pointsMath'

const RULE: PointsRule = {
  on: true,
  pointsPerYuan: 100,
  minCents: 5000,
  minPoints: 500,
  stepPoints: 100,
  maxRatio: 50,
  maxPoints: 0,
  coversFreight: false,
}
const pay = (rule: Partial<PointsRule>, goods: number, freight: number, owned: number) =>
  payWithPoints({ ...RULE, ...rule }, { goods, freight, owned })

describe('payment with points', () => {
  it('uses all points of the buyer in whole steps', () =>
    expect(pay({}, 20_000, 1000, 1999)).toEqual({ points: 1900, paid: 1900, left: 19_100, limit: 'owned' }))
  it('is limited to a share of the order, including freight only if the rule covers it', () => {
    expect(pay({}, 20_000, 1000, 99_999)).toEqual({ points: 10_000, paid: 10_000, left: 11_000, limit: 'ratio' })
    expect(pay({ coversFreight: true }, 20_000, 1000, 99_999)).toMatchObject({ points: 10_500, left: 10_500 })
  })
  it('is limited to the maximum number of points per order', () =>
    expect(pay({ maxPoints: 3050 }, 20_000, 0, 99_999)).toEqual({
      points: 3000,
      paid: 3000,
      left: 17_000,
      limit: 'max',
    }))
  it.each([
    ['off', { on: false }, 20_000, 9000],
    ['noOrder', {}, 0, 9000],
    ['noPoints', {}, 20_000, 0],
    ['minAmount', {}, 4999, 9000],
    ['minPoints', {}, 20_000, 499],
    ['minPoints', { maxRatio: 1 }, 20_000, 9000],
    ['minPoints', { stepPoints: 10_000 }, 19_999, 9999],
  ] as const)('uses no points for the reason %s', (limit, rule, goods, owned) =>
    expect(pay(rule, goods, 500, owned)).toEqual({ points: 0, paid: 0, left: goods + 500, limit }),
  )
  it('can cover the whole order', () =>
    expect(pay({ maxRatio: 100, coversFreight: true }, 19_999, 1, 20_000)).toEqual({
      points: 20_000,
      paid: 20_000,
      left: 0,
      limit: 'owned',
    }))
  it('never loses or creates fractions of a cent', () => {
    expect(pay({ pointsPerYuan: 3, stepPoints: 3, minPoints: 0, maxRatio: 100 }, 10_000, 0, 299)).toMatchObject({
      points: 297,
      paid: 9900,
    })
    for (let goods = 5000; goods < 5200; goods++) {
      const { paid, left, points } = pay({ maxRatio: 33 }, goods, 7, 1e6)
      expect(paid + left).toBe(goods + 7)
      expect(paid).toBeLessThanOrEqual(Math.floor((goods * 33) / 100))
      expect(points % 100).toBe(0)
    }
  })
  it('accepts only steps worth whole cents', () => {
    expect(isWholeStep(1, 100)).toBe(true)
    expect(isWholeStep(1, 1000)).toBe(false)
    expect(isWholeStep(10, 1000)).toBe(true)
    expect(isWholeStep(3, 3)).toBe(true)
    expect(isWholeStep(1, 3)).toBe(false)
  })
})
