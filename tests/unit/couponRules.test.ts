import { describe, expect, it } from 'vitest'
import { estimate, validateSend } from '@/areas/marketing/coupons/grantRules'
import {
  asksGoods,
  validateCap,
  validateDiscount,
  validateEnd,
  validateFaceValue,
  isForShops,
  validateLimit,
  validateStock,
  takesType,
  validateThreshold,
} from '@/areas/marketing/coupons/couponRules'
import { couponStatus, couponType, grantType } from '@/entities/marketing/couponEnums'

const NOW = Date.parse('2026-11-22T12:00:00+08:00')

describe('coupon validation', () => {
  it('allows exchange and service coupons only for certain purposes', () => {
    const purposes = [1, 2, 3, 4, 5]
    expect(purposes.filter((purpose) => takesType(purpose, couponType.exchange))).toEqual([1, 4, 5])
    expect(purposes.filter((purpose) => takesType(purpose, couponType.service))).toEqual([2, 4])
    expect(purposes.filter((purpose) => takesType(purpose, couponType.cash))).toEqual(purposes)
  })
  it('derives outlet use and choice of goods from purpose and type', () => {
    expect([1, 2, 3, 4, 5].filter((purpose) => isForShops(purpose, couponType.cash))).toEqual([2, 3])
    expect(isForShops(4, couponType.service)).toBe(true)
    expect([1, 2, 3, 4, 5].filter((purpose) => asksGoods(purpose, couponType.cash))).toEqual([1, 4, 5])
    expect([asksGoods(1, couponType.exchange), asksGoods(4, couponType.service)]).toEqual([false, false])
  })
  it.each([
    ['50', couponType.amountOff, '500', undefined],
    ['500', couponType.amountOff, '500', 'coupons.faceBelow'],
    ['0', couponType.amountOff, '500', 'coupons.badAmount'],
    ['9.999', couponType.amountOff, '500', 'coupons.badAmount'],
    ['-1', couponType.amountOff, '500', 'coupons.badAmount'],
    ['0.01', couponType.cash, '', undefined],
    ['50000', couponType.cash, '', undefined],
    ['50000.01', couponType.cash, '', 'coupons.cashRange'],
    ['0', couponType.cash, '', 'coupons.cashRange'],
    ['', couponType.amountOff, '500', undefined],
  ])('checks a face value of %s for type %i with minimum spend %s: %s', (value, type, threshold, fault) =>
    expect(validateFaceValue(value, type, threshold)).toBe(fault),
  )
  it('requires a minimum spend above 0 only for an amount off', () => {
    expect([
      validateThreshold('0', couponType.amountOff),
      validateThreshold('0', couponType.percentOff),
      validateThreshold('1.234', couponType.percentOff),
    ]).toEqual(['coupons.thresholdAbove', undefined, 'coupons.badAmount'])
    expect([validateCap('0'), validateCap('200'), validateCap('')]).toEqual(['coupons.badAmount', undefined, undefined])
  })
  it('accepts discounts from 0.1 to 9.9 with one decimal', () => {
    expect([0.1, 8.5, 9.9, 9].map(validateDiscount)).toEqual([undefined, undefined, undefined, undefined])
    expect([0, 10, 8.55].map(validateDiscount)).toEqual([
      'coupons.discountRange',
      'coupons.discountRange',
      'coupons.discountRange',
    ])
  })
  it('rejects a lower quantity after a grant and a limit per person above the quantity', () => {
    expect(validateStock(99, { totalStock: 100, grantedCount: 1 })).toBe('coupons.stockUp')
    expect(validateStock(99, { totalStock: 100, grantedCount: 0 })).toBeUndefined()
    expect(validateStock(101, { totalStock: 100, grantedCount: 1 })).toBeUndefined()
    expect([validateLimit(5, 4), validateLimit(4, 4)]).toEqual(['coupons.limitAbove', undefined])
  })
  it('checks the end against the present, the start and the previous end', () => {
    expect(validateEnd('2026-11-22 11:59:00', '', undefined, NOW)).toBe('coupons.endPast')
    expect(validateEnd('2026-11-24 00:00:00', '2026-11-25 00:00:00', undefined, NOW)).toBe('coupons.endOrder')
    const before = { status: couponStatus.enabled, endTime: '2026-12-31 23:59:59' }
    expect(validateEnd('2026-12-30 00:00:00', '2026-11-01 00:00:00', before, NOW)).toBe('coupons.endLater')
    expect(validateEnd('2027-01-01 00:00:00', '2026-11-01 00:00:00', before, NOW)).toBeUndefined()
    expect(
      validateEnd('2026-12-30 00:00:00', '2026-11-01 00:00:00', { ...before, status: couponStatus.draft }, NOW),
    ).toBeUndefined()
  })
})

describe('coupon grant', () => {
  const coupon = {
    couponType: couponType.amountOff,
    faceValue: '100.00',
    maxDiscount: '',
    totalStock: 1000,
    grantedCount: 400,
  } as const
  it('needs coupons times people and reports how many are lacking', () => {
    expect(estimate(coupon, { grantType: grantType.chosen, perNum: 2, people: 300 })).toEqual({
      needed: 600,
      lacking: 0,
      cents: 6_000_000,
      isLarge: false,
    })
    expect(estimate(coupon, { grantType: grantType.chosen, perNum: 2, people: 301 })).toMatchObject({
      needed: 602,
      lacking: 2,
    })
  })
  it('lacks no coupons in the claim centre', () =>
    expect(estimate(coupon, { grantType: grantType.claim, perNum: 2, people: 500 })).toMatchObject({
      needed: 600,
      lacking: 0,
    }))
  it('is large from 1,000 people or 100,000 yuan', () => {
    const cheap = { ...coupon, faceValue: '1.00', totalStock: 9999 }
    expect(estimate(cheap, { grantType: grantType.all, perNum: 1, people: 999 }).isLarge).toBe(false)
    expect(estimate(cheap, { grantType: grantType.all, perNum: 1, people: 1000 }).isLarge).toBe(true)
    expect(
      estimate({ ...coupon, faceValue: '1000.00' }, { grantType: grantType.all, perNum: 1, people: 99 }).isLarge,
    ).toBe(false)
    expect(
      estimate({ ...coupon, faceValue: '1000.00' }, { grantType: grantType.all, perNum: 1, people: 100 }).isLarge,
    ).toBe(true)
  })
  it('has the cap as its value for a percentage and no value for a service', () => {
    expect(
      estimate(
        { ...coupon, couponType: couponType.percentOff, faceValue: '', maxDiscount: '200.00' },
        { grantType: grantType.chosen, perNum: 1, people: 3 },
      ).cents,
    ).toBe(60_000)
    expect(
      estimate(
        { ...coupon, couponType: couponType.service, faceValue: '' },
        { grantType: grantType.chosen, perNum: 1, people: 3 },
      ).cents,
    ).toBeUndefined()
  })
  it('is scheduled at least ten minutes ahead and before the coupon or claiming ends', () => {
    expect(validateSend('2026-11-22 12:08:00', {}, NOW)).toBe('coupons.sendAhead')
    expect(validateSend('2026-11-22 12:10:00', {}, NOW)).toBeUndefined()
    expect(validateSend('2026-12-01 00:00:00', { coupon: '2026-12-01 00:00:00' }, NOW)).toBe('coupons.sendBeforeEnd')
    expect(validateSend('2026-12-01 00:00:00', { claim: '2026-11-30 00:00:00' }, NOW)).toBe('coupons.claimAfterSend')
  })
})
