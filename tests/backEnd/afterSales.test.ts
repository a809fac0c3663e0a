// @module-tag commerce
import { beforeEach, describe, expect, it } from 'vitest'
import { arePointsPayable, isLess, isPayable, leftUntil, mostCents } from '@/areas/commerce/afterSales/checks'
import { endOf, progressOf } from '@/areas/commerce/afterSales/steps'
import {
  afterSaleReason,
  afterSaleRefuseReason,
  afterSaleSource,
  afterSaleType,
  shopAfterSaleStatus as states,
} from '@/entities/commerce/shopAfterSale'
import { control } from '../../mocks/core/control'
import { random } from '../../mocks/core/random'
import { addresses } from '../../mocks/commerce/rules/addresses'
import {
  afterSales,
  agreeCase,
  applyCase,
  receiveCase,
  refundCase,
  refuseCase,
} from '../../mocks/commerce/rules/afterSales'
import { leftOf, payCents, refundable, shopOrderById, shopOrders } from '../../mocks/commerce/rules/shopOrders'

describe('after-sales checks', () => {
  const row = { refundAmount: '30.00', refundPoints: 20, maxAmount: '', status: states.toRefund }
  it('limit the refund to the requested amount and the maximum from the server', () => {
    expect(mostCents(row)).toBe(3000)
    expect(mostCents({ ...row, maxAmount: '12.50' })).toBe(1250)
    expect(mostCents({ ...row, maxAmount: '99.00' })).toBe(3000)
    expect(mostCents({ ...row, refundAmount: '' })).toBeUndefined()
  })
  it('accept only refunds of money and points within the limit', () => {
    expect(['0.01', '30', '30.00'].map((amount) => isPayable(row, amount))).toEqual([true, true, true])
    expect(['0', '-1', '30.01', '1.234', '', 'x'].map((amount) => isPayable(row, amount))).not.toContain(true)
    expect(isPayable({ ...row, refundAmount: '0.00' }, '0')).toBe(true)
    expect([0, 20].map((points) => arePointsPayable(row, points))).toEqual([true, true])
    expect([-1, 21, 1.5, ''].map((points) => arePointsPayable(row, points))).not.toContain(true)
    expect(isLess(row, '29.99')).toBe(true)
    expect(isLess(row, '30.00')).toBe(false)
  })
  it('compute the time left until a deadline by the server clock', () => {
    const now = Date.parse('2026-11-23T12:00:00+08:00')
    expect(leftUntil('2026-11-23 12:10:00', 0, now)).toBe(600_000)
    expect(leftUntil('2026-11-23 12:10:00', 540_000, now)).toBe(60_000)
    expect(leftUntil('', 0, now)).toBeUndefined()
  })
})

describe('progress of an after-sales case', () => {
  const at = (type: number, status: number, returnNo = '') =>
    progressOf({ afterSaleType: type, status, returnNo } as Parameters<typeof progressOf>[0]) // codes of the enumerations
  it('follows the steps of its type', () => {
    expect(at(afterSaleType.refundOnly, states.toRefund)).toMatchObject({ reached: 2, steps: { length: 4 } })
    expect(at(afterSaleType.returnRefund, states.toRefund)).toMatchObject({ reached: 4, steps: { length: 6 } })
    expect(at(afterSaleType.exchange, states.resent)).toMatchObject({ reached: 5, steps: { length: 6 } })
  })
  it('ends in automatic agreement at the deadline unless the server disables it', () => {
    const applied = { status: states.applied, afterSaleType: afterSaleType.refundOnly }
    expect(endOf(applied)).toBe('afterSales.thenAgreed')
    expect(endOf({ ...applied, autoAgree: 1 })).toBe('afterSales.thenAgreed')
    expect(endOf({ ...applied, autoAgree: 0 })).toBe('afterSales.thenUndecided')
  })
  it('stops at the step where the case was refused or withdrawn', () => {
    expect(at(afterSaleType.returnRefund, states.refused, 'SF12345678')).toMatchObject({ reached: 3, ended: 'refused' })
    expect(at(afterSaleType.refundOnly, states.withdrawn)).toMatchObject({ reached: 1, ended: 'withdrawn' })
  })
})

describe('after-sales cases of the embedded back end', () => {
  beforeEach(() => control.reset())

  it('cover every state', () => {
    expect(afterSales().length).toBeGreaterThanOrEqual(100)
    expect(new Set(afterSales().map(({ status }) => status)).size).toBe(10)
  })

  it('never refund more than was paid during random actions', () => {
    const chance = random(20_241_206)
    const takes = addresses().find(({ defaultReturn }) => defaultReturn === 1)?.id ?? ''
    const of = (...status: number[]) => afterSales().filter((row) => status.includes(row.status))
    const actions = [
      () => {
        const order = chance.pick(shopOrders().filter(({ status }) => status >= 2 && status <= 6))
        const item = order.items.find((one) => leftOf(one) > 0)
        if (!item) return
        const pieces = [{ itemId: item.itemId, quantity: 1 }]
        const max = refundable(order, pieces)
        const type = chance.pick([afterSaleType.refundOnly, afterSaleType.returnRefund, afterSaleType.exchange])
        applyCase(
          {
            orderId: order.id,
            pieces,
            afterSaleType: type,
            source: afterSaleSource.desk,
            reason: afterSaleReason.quality,
            description: '收到后发现开裂',
            images: [],
            refundCents: max.cents,
            refundPoints: max.points,
          },
          '李静',
        )
      },
      () =>
        of(states.applied)
          .slice(0, 1)
          .forEach((row) => agreeCase(row, takes, '李静', '')),
      () =>
        of(states.applied)
          .slice(-1)
          .forEach((row) => refuseCase(row, afterSaleRefuseReason.late, '李静', '')),
      () =>
        of(states.returning)
          .slice(0, 1)
          .forEach((row) => receiveCase(row, { logisticsCode: 'shunfeng', trackingNo: 'SF12345678' }, '李静', '')),
      () =>
        of(states.toRefund, states.failed)
          .slice(0, 1)
          .forEach((row) => {
            const left = refundable(shopOrderById(row.orderId), row.pieces)
            refundCase(row, Math.min(row.refundCents, left.cents), Math.min(row.refundPoints, left.points), '李静', '')
          }),
      () => control.moveClock(3 * 3_600_000),
    ]
    let moved = 0
    for (let turn = 0; turn < 200; turn++) {
      const index = chance.int(0, actions.length - 1)
      if (index === actions.length - 1) moved++
      actions[index]?.()
    }
    control.moveClock(-moved * 3 * 3_600_000)
    for (const order of shopOrders()) {
      expect(order.refundCents, order.orderNo).toBeLessThanOrEqual(payCents(order))
      expect(order.refundPoints, order.orderNo).toBeLessThanOrEqual(order.points)
      for (const item of order.items) {
        expect(item.refundCount + item.openCount, order.orderNo).toBeLessThanOrEqual(item.quantity)
        expect(item.refundCents, order.orderNo).toBeLessThanOrEqual(item.amountCents)
      }
    }
  })
})
