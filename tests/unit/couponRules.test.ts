import { describe, expect, it } from 'vitest'
import { reckon, sendFault } from '@/areas/marketing/coupons/grantRules'
import {
  asksGoods,
  capFault,
  discountFault,
  endFault,
  faceFault,
  isForShops,
  limitFault,
  stockFault,
  takesType,
  thresholdFault,
} from '@/areas/marketing/coupons/rules'

const [AMOUNT, PERCENT, CASH, EXCHANGE, SERVICE] = [1, 2, 3, 4, 5]
const NOW = Date.parse('2026-11-22T12:00:00+08:00')

describe('a coupon', () => {
  it('is an exchange only for shop, lottery and points, a service only after sales and in lotteries', () => {
    const purposes = [1, 2, 3, 4, 5]
    expect(purposes.filter((purpose) => takesType(purpose, EXCHANGE))).toEqual([1, 4, 5])
    expect(purposes.filter((purpose) => takesType(purpose, SERVICE))).toEqual([2, 4])
    expect(purposes.filter((purpose) => takesType(purpose, CASH))).toEqual(purposes)
  })
  it('counts in outlets after sales, for cars and as a service won; else it is asked for which goods', () => {
    expect([1, 2, 3, 4, 5].filter((purpose) => isForShops(purpose, CASH))).toEqual([2, 3])
    expect(isForShops(4, SERVICE)).toBe(true)
    expect([1, 2, 3, 4, 5].filter((purpose) => asksGoods(purpose, CASH))).toEqual([1, 4, 5])
    expect([asksGoods(1, EXCHANGE), asksGoods(4, SERVICE)]).toEqual([false, false])
  })
  it.each([
    ['50', AMOUNT, '500', undefined],
    ['500', AMOUNT, '500', 'coupons.faceBelow'],
    ['0', AMOUNT, '500', 'coupons.badAmount'],
    ['9.999', AMOUNT, '500', 'coupons.badAmount'],
    ['-1', AMOUNT, '500', 'coupons.badAmount'],
    ['0.01', CASH, '', undefined],
    ['50000', CASH, '', undefined],
    ['50000.01', CASH, '', 'coupons.cashRange'],
    ['0', CASH, '', 'coupons.cashRange'],
    ['', AMOUNT, '500', undefined],
  ])('worth %s of type %i above %s: %s', (value, type, threshold, fault) => expect(faceFault(value, type, threshold)).toBe(fault))
  it('takes an amount off above a threshold over 0; a percentage needs none', () => {
    expect([thresholdFault('0', AMOUNT), thresholdFault('0', PERCENT), thresholdFault('1.234', PERCENT)]).toEqual([
      'coupons.thresholdAbove',
      undefined,
      'coupons.badAmount',
    ])
    expect([capFault('0'), capFault('200'), capFault('')]).toEqual(['coupons.badAmount', undefined, undefined])
  })
  it('pays 0.1 to 9.9 tenths with one decimal', () => {
    expect([0.1, 8.5, 9.9, 9].map(discountFault)).toEqual([undefined, undefined, undefined, undefined])
    expect([0, 10, 8.55].map(discountFault)).toEqual(['coupons.discountRange', 'coupons.discountRange', 'coupons.discountRange'])
  })
  it('grows only, once granted; and nobody may have more than there are', () => {
    expect(stockFault(99, { totalStock: 100, grantedCount: 1 })).toBe('coupons.stockUp')
    expect(stockFault(99, { totalStock: 100, grantedCount: 0 })).toBeUndefined()
    expect(stockFault(101, { totalStock: 100, grantedCount: 1 })).toBeUndefined()
    expect([limitFault(5, 4), limitFault(4, 4)]).toEqual(['coupons.limitAbove', undefined])
  })
  it('ends ahead, behind its start, and once enabled never earlier than before', () => {
    expect(endFault('2026-11-22 11:59:00', '', undefined, NOW)).toBe('coupons.endPast')
    expect(endFault('2026-11-24 00:00:00', '2026-11-25 00:00:00', undefined, NOW)).toBe('coupons.endOrder')
    const before = { status: 1, endTime: '2026-12-31 23:59:59' }
    expect(endFault('2026-12-30 00:00:00', '2026-11-01 00:00:00', before, NOW)).toBe('coupons.endLater')
    expect(endFault('2027-01-01 00:00:00', '2026-11-01 00:00:00', before, NOW)).toBeUndefined()
    expect(endFault('2026-12-30 00:00:00', '2026-11-01 00:00:00', { ...before, status: 0 }, NOW)).toBeUndefined()
  })
})

describe('a giving out', () => {
  const coupon = { couponType: 1, faceValue: '100.00', maxDiscount: '', totalStock: 1000, grantedCount: 400 } as const
  it('needs people times coupons, and says how many are lacking', () => {
    expect(reckon(coupon, { grantType: 2, perNum: 2, people: 300 })).toEqual({ needed: 600, lacking: 0, cents: 6_000_000, isLarge: false })
    expect(reckon(coupon, { grantType: 2, perNum: 2, people: 301 })).toMatchObject({ needed: 602, lacking: 2 })
  })
  it('of a claim centre serves whoever comes while there is stock', () =>
    expect(reckon(coupon, { grantType: 4, perNum: 2, people: 500 })).toMatchObject({ needed: 600, lacking: 0 }))
  it('is large from 1,000 people or 100,000 yuan', () => {
    const cheap = { ...coupon, faceValue: '1.00', totalStock: 9999 }
    expect(reckon(cheap, { grantType: 1, perNum: 1, people: 999 }).isLarge).toBe(false)
    expect(reckon(cheap, { grantType: 1, perNum: 1, people: 1000 }).isLarge).toBe(true)
    expect(reckon({ ...coupon, faceValue: '1000.00' }, { grantType: 1, perNum: 1, people: 99 }).isLarge).toBe(false)
    expect(reckon({ ...coupon, faceValue: '1000.00' }, { grantType: 1, perNum: 1, people: 100 }).isLarge).toBe(true)
  })
  it('of a percentage is worth at most its cap, and of a service nothing that can be said', () => {
    expect(reckon({ ...coupon, couponType: 2, faceValue: '', maxDiscount: '200.00' }, { grantType: 2, perNum: 1, people: 3 }).cents).toBe(60_000)
    expect(reckon({ ...coupon, couponType: 5, faceValue: '' }, { grantType: 2, perNum: 1, people: 3 }).cents).toBeUndefined()
  })
  it('is planned ten minutes ahead at least, before the coupon and the claiming end', () => {
    expect(sendFault('2026-11-22 12:08:00', {}, NOW)).toBe('coupons.sendAhead')
    expect(sendFault('2026-11-22 12:10:00', {}, NOW)).toBeUndefined()
    expect(sendFault('2026-12-01 00:00:00', { coupon: '2026-12-01 00:00:00' }, NOW)).toBe('coupons.sendBeforeEnd')
    expect(sendFault('2026-12-01 00:00:00', { claim: '2026-11-30 00:00:00' }, NOW)).toBe('coupons.claimAfterSend')
  })
})
