// @module-tag marketing
import { beforeAll, describe, expect, it } from 'vitest'
import { codeStatus, couponPurpose, couponStatus, sendResult } from '@/entities/marketing/couponEnums'
import { control } from '../../mocks'
import { codes, coupons, countsOf, grants, holders, leftOf } from '../../mocks/marketing/rules/coupons'

describe('demo coupons', () => {
  beforeAll(() => control.reset())

  it('have the specified numbers and cover every state, type and purpose', () => {
    const valuesOf = (key: 'status' | 'couponType' | 'purpose') =>
      [...new Set(coupons().map((row) => row[key]))].toSorted((a, b) => a - b)
    expect([coupons().length, grants().length, holders().length, codes().length]).toEqual([36, 40, 120, 3000])
    expect([valuesOf('status'), valuesOf('couponType'), valuesOf('purpose')]).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
    expect([...new Set(grants().map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect([...new Set(grants().map(({ grantType }) => grantType))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    expect(
      coupons().filter(({ status, purpose }) => status === couponStatus.enabled && purpose === couponPurpose.lottery)
        .length,
    ).toBeGreaterThan(3)
  })

  it('respect total quantity and limit per person', () => {
    const counts = countsOf()
    for (const row of coupons()) {
      expect(counts.used(row.id)).toBeLessThanOrEqual(counts.granted(row.id))
      expect(leftOf(row)).toBeGreaterThanOrEqual(0)
      if (row.status === couponStatus.draft) expect(counts.granted(row.id)).toBe(0)
      const held = new Map<string, number>()
      for (const { couponId, userId } of codes()) if (couponId === row.id) held.set(userId, (held.get(userId) ?? 0) + 1)
      expect(Math.max(0, ...held.values())).toBeLessThanOrEqual(row.perLimit)
    }
  })

  it('have as many codes per grant as its recipients received', () => {
    for (const grant of grants()) {
      const arrived = grant.people.filter(({ result }) => result === sendResult.done)
      expect(codes().filter(({ grantId }) => grantId === grant.id)).toHaveLength(arrived.length * grant.perNum)
    }
  })

  it('have codes with consistent times of receipt, redemption and expiry', () => {
    for (const code of codes()) {
      expect(code.receiveTime < code.endTime).toBe(true)
      expect(code.status === codeStatus.used).toBe(code.useTime !== '')
      if (code.useTime) expect(code.receiveTime <= code.useTime && code.useTime <= code.endTime).toBe(true)
    }
  })

  it('grow in proportion to the size of the demo data', () => {
    control.reset(4)
    expect([codes().length, holders().length]).toEqual([12_000, 480])
    control.reset()
  })
})
