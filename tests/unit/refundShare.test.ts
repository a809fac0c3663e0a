import { describe, expect, it } from 'vitest'
import { leftToRefund, linesLeft, mayApply, refundShare } from '@/areas/commerce/shopOrders/parts/refundShare'
import { shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'

const item = (itemId: string, more: Partial<ShopOrderDetail['items'][number]> = {}) => ({
  itemId,
  price: '50.00',
  points: 0,
  quantity: 3,
  sentCount: 0,
  refundCount: 0,
  amount: '100.00',
  ...more,
})
const order = (more: object = {}) =>
  ({
    status: states.toDeliver,
    items: [item('a'), item('b', { quantity: 1, amount: '40.00', price: '40.00' })],
    goodsAmount: '190.00',
    freightAmount: '10.00',
    payAmount: '150.00',
    refundAmount: '0.00',
    points: 190,
    refundPoints: 0,
    ...more,
  }) as unknown as ShopOrderDetail // only what is read of an order here

describe('R-STATE-64 refund of an after-sales application', () => {
  it('is the full payment with freight and points if nothing was sent', () =>
    expect(refundShare(order(), { a: 3, b: 1 })).toEqual({ cents: 15_000, points: 190 }))
  it('is the share of the returned pieces, rounded down, without freight', () => {
    expect(refundShare(order(), { a: 1 })).toEqual({ cents: 3333, points: 50 })
    expect(refundShare(order(), { a: 2 })).toEqual({ cents: 6666, points: 100 })
    expect(refundShare(order(), { a: 3 })).toEqual({ cents: 10_000, points: 150 })
  })
  it('excludes the freight once something was sent', () => {
    const sent = order({ items: [item('a', { sentCount: 1 }), item('b', { quantity: 1, amount: '40.00' })] })
    expect(refundShare(sent, { a: 3, b: 1 }).cents).toBe(14_000)
  })
  it('excludes the freight of a completed order if the number of sent pieces is missing', () => {
    const items = [item('a', { sentCount: undefined }), item('b', { quantity: 1, amount: '40.00' })]
    expect(refundShare(order({ items, status: states.done }), { a: 3, b: 1 }).cents).toBe(14_000)
    expect(refundShare(order({ items }), { a: 3, b: 1 }).cents).toBe(15_000)
  })
  it('never exceeds the remaining payment', () => {
    expect(refundShare(order({ refundAmount: '145.00', refundPoints: 185 }), { a: 1 })).toEqual({
      cents: 500,
      points: 5,
    })
    expect(refundShare(order({ refundAmount: '200.00' }), { a: 3, b: 1 }).cents).toBe(0)
  })
  it('ignores pieces that were returned before', () => {
    const part = order({ items: [item('a', { refundCount: 2 })] })
    expect(linesLeft(part)).toMatchObject([{ max: 1 }])
    expect(refundShare(part, { a: 3 }).cents).toBe(3333 + 1000)
  })
  it('is in points if the price is in points', () => {
    const bought = order({
      items: [item('a', { price: '', points: 100, amount: '0.00' })],
      goodsAmount: '0.00',
      freightAmount: '0.00',
      payAmount: '0.00',
      points: 300,
    })
    expect(refundShare(bought, { a: 2 })).toEqual({ cents: 0, points: 200 })
  })
  it('is zero without pieces', () => expect(refundShare(order(), {})).toEqual({ cents: 0, points: 0 }))
  it('has unknown points without those of the order', () => {
    const unknown = order({ points: undefined })
    expect(refundShare(unknown, { a: 1 })).toEqual({ cents: 3333, points: undefined })
    expect(refundShare(unknown, { a: 3, b: 1 })).toEqual({ cents: 15_000, points: undefined })
  })
  it('is unknown without the paid amount of the order or of a chosen line', () => {
    expect(refundShare(order({ payAmount: undefined }), { a: 1 }).cents).toBeUndefined()
    const part = order({ items: [item('a', { amount: undefined }), item('b')] })
    expect([refundShare(part, { a: 1 }).cents, refundShare(part, { b: 1 }).cents]).toEqual([undefined, 3333])
    expect(leftToRefund(order({ payAmount: undefined, points: undefined }))).toEqual({
      amount: undefined,
      points: null,
    })
  })
})

describe('R-STATE-64 right to apply for after-sales', () => {
  const NOW = Date.parse('2026-03-10T12:00:00+08:00')
  const done = (more: object = {}) => order({ status: states.done, finishTime: '2026-03-01 12:00:00', ...more })
  it('covers orders in progress but not unpaid or closed ones', () => {
    expect(mayApply(order(), { afterSaleDays: 0 }, NOW)).toBe(true)
    expect(mayApply(order({ status: states.unpaid }), { afterSaleDays: 7 }, NOW)).toBe(false)
    expect(mayApply(order({ status: states.closed }), { afterSaleDays: 7 }, NOW)).toBe(false)
  })
  it('lasts for the configured days after completion or until the extended date', () => {
    expect(mayApply(done(), { afterSaleDays: 7 }, NOW)).toBe(false)
    expect(mayApply(done(), { afterSaleDays: 10 }, NOW)).toBe(true)
    expect(mayApply(done({ supportAfterSales: 1, supportUntil: '2026-03-10' }), { afterSaleDays: 7 }, NOW)).toBe(true)
    expect(mayApply(done({ supportAfterSales: 1, supportUntil: '2026-03-09' }), { afterSaleDays: 7 }, NOW)).toBe(false)
  })
  it('is left to the server if the rules are unknown', () => expect(mayApply(done(), undefined, NOW)).toBe(true))
  it('ends once everything was returned', () =>
    expect(mayApply(order({ items: [item('a', { refundCount: 3 })] }), { afterSaleDays: 7 }, NOW)).toBe(false))
})
