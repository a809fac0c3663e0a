import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  pickPrize,
  drawsUntilGone,
  expectedCost,
  leftOf,
  maxPayable,
  simulateDraws,
  sumOf,
  WHOLE,
} from '@/areas/marketing/draws/chances'

const NONE = { probability: '70', worth: 0 }
const COUPON = { probability: '29.99', stock: 100, worth: '20.00' }
const CAR = { probability: 0.01, stock: 1, worth: '99999.99' }
const ALL = [NONE, COUPON, CAR]
const even = (steps: number) => {
  let turn = 0
  return () => (turn++ % steps) / steps
}
const crowd = (draws: number, days = 1, people = draws) => ({ draws, days, people })

describe('lottery chances', () => {
  it('are summed in whole hundredths without rounding errors', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(sumOf([{ probability: 0.1 }, { probability: '0.2' }])).toBe(30)
    expect(sumOf(Array.from({ length: 8 }, () => ({ probability: 12.5 })))).toBe(WHOLE)
    expect(sumOf(ALL)).toBe(WHOLE)
  })
  it('are zero for values that are not numbers', () =>
    expect([undefined, null, '', 'x', 100].map(chanceOf)).toEqual([0, 0, 0, 0, WHOLE]))
  it('leave the rest to a hundred percent, negative if they exceed it', () => {
    expect(leftOf([COUPON])).toBe(7001)
    expect(leftOf([NONE, NONE])).toBe(-4000)
  })
  it('map a random number to its prize, accurate to the hundredth', () => {
    expect(pickPrize(ALL, 0)).toBe(0)
    expect(pickPrize(ALL, 0.6999)).toBe(0)
    expect(pickPrize(ALL, 0.7)).toBe(1)
    expect(pickPrize(ALL, 0.9998)).toBe(1)
    expect(pickPrize(ALL, 0.9999)).toBe(2)
    expect(pickPrize([COUPON], 0.5)).toBe(-1)
    expect(pickPrize([{ probability: 0 }, NONE], 0)).toBe(1)
  })
})

describe('draw simulation', () => {
  it('awards prizes by their chances until the stock runs out', () => {
    const [none, coupon, car] = simulateDraws(ALL, crowd(10_000), even(10_000))
    expect(none).toEqual({ expected: 7000, given: 7000, missed: 0, cost: 0 })
    expect(coupon).toEqual({ expected: 2999, given: 100, missed: 2899, cost: 200_000 })
    expect(car).toEqual({ expected: 1, given: 1, missed: 0, cost: 9_999_999 })
  })
  it('applies the daily limit anew each day', () => {
    const [line] = simulateDraws([{ probability: 100, dayStock: 3 }], crowd(100, 10), even(1))
    expect(line).toMatchObject({ given: 30, missed: 70 })
  })
  it('respects the limit per person', () => {
    const [line] = simulateDraws([{ probability: 100, userLimit: 2 }], crowd(100, 1, 5), even(1))
    expect(line).toMatchObject({ given: 10, missed: 90 })
  })
  it('treats a limit of 0 as unlimited and a stock of 0 as used up', () => {
    expect(simulateDraws([{ probability: 100, dayStock: 0, userLimit: 0 }], crowd(10), even(1))[0]).toMatchObject({
      given: 10,
    })
    expect(simulateDraws([{ probability: 100, stock: 0, worth: 1 }], crowd(10), even(1))[0]).toMatchObject({
      given: 0,
      missed: 10,
      cost: 0,
    })
  })
  it('does not count draws without a prize as missed', () => {
    const [line] = simulateDraws([COUPON], crowd(10), () => 0.9)
    expect(line).toMatchObject({ given: 0, missed: 0 })
  })
})

describe('draw forecast', () => {
  it('rounds the expected cost to the cent only once', () => {
    expect(expectedCost(ALL)).toBe(Math.round((2000 * 2999 + 9_999_999) / 10_000))
    expect(expectedCost(ALL, 1000)).toBe(Math.round(2000 * 100 + 9_999_999 * 0.1))
    expect(expectedCost(ALL, 1_000_000)).toBe(maxPayable(ALL))
    expect(
      expectedCost([
        { probability: '33.33', worth: '0.01' },
        { probability: '33.33', worth: '0.01' },
      ]),
    ).toBe(1)
  })
  it('limits the cost to the value of the stock', () => expect(maxPayable(ALL)).toBe(200_000 + 9_999_999))
  it.each([null, undefined])('leaves the maximum cost unknown for the stock %s', (stock) =>
    expect(maxPayable([...ALL, { probability: 0, stock }])).toBeUndefined(),
  )
  it('needs no stock of a worthless prize for the maximum cost', () =>
    expect(maxPayable([{ probability: 100, worth: '0.00' }])).toBe(0))
  it('computes the draws until the first prize runs out', () => {
    expect(drawsUntilGone(ALL)).toBe(Math.ceil((100 * 10_000) / 2999))
    expect(drawsUntilGone([NONE, { probability: 0, stock: 4 }])).toBeUndefined()
    expect(drawsUntilGone([{ probability: 50, stock: 0 }])).toBe(0)
  })
})
