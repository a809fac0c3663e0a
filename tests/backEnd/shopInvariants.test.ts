// @module-tag commerce
import { beforeEach, describe, expect, it } from 'vitest'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { shopAfterSaleStatus } from '@/entities/commerce/shopAfterSale'
import { orderCancelReason, packageStatus } from '@/entities/commerce/shopOrderEnums'
import { control } from '../../mocks/core/control'
import { at, random } from '../../mocks/core/random'
import type { ShopOrderRow } from '../../mocks/commerce/data/shopOrders'
import { goods } from '../../mocks/commerce/rules/goods'
import {
  afterSaleOfOrder,
  cancelOrder,
  correctParcel,
  deliver,
  endCase,
  goodsCents,
  leftOf,
  openCase,
  orderCaseSeeds,
  payCents,
  refund,
  refundable,
  sendable,
  sentCount,
  shopOrders,
} from '../../mocks/commerce/rules/shopOrders'

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)
const WAITS: readonly number[] = [packageStatus.toDeliver, packageStatus.toRedeem]

const check = (order: ShopOrderRow) => {
  const name = order.orderNo
  expect(payCents(order), name).toBe(goodsCents(order) + order.freightCents - order.couponCents - order.pointsCents)
  expect(payCents(order), name).toBeGreaterThanOrEqual(0)
  expect(sum(order.items, ({ amountCents }) => amountCents) + order.freightCents, name).toBe(payCents(order))
  expect(order.refundCents, name).toBeLessThanOrEqual(payCents(order))
  expect(order.refundPoints, name).toBeLessThanOrEqual(order.points)
  for (const item of order.items) {
    const packed = sum(order.packages, ({ items }) =>
      sum(
        items.filter(({ itemId }) => itemId === item.itemId),
        ({ quantity }) => quantity,
      ),
    )
    expect(packed, `${name} ${item.itemId}`).toBe(order.payTime ? item.quantity : 0)
    expect(item.refundCount + item.openCount, name).toBeLessThanOrEqual(item.quantity)
    expect(sentCount(order, item.itemId), name).toBeLessThanOrEqual(item.quantity)
    expect(item.refundCents, name).toBeLessThanOrEqual(item.amountCents)
  }
  expect(order.packages.every(({ items }) => items.length > 0 && items.every(({ quantity }) => quantity > 0))).toBe(
    true,
  )
  expect(new Set(order.packages.map(({ packageNo }) => packageNo)).size, name).toBe(order.packages.length)
  const waits = order.packages.some(({ status }) => WAITS.includes(status))
  if (order.status === states.sent || order.status === states.done || order.status === states.closed)
    expect(waits, `${name} ${order.status}`).toBe(false)
  if (order.status === states.toDeliver || order.status === states.partSent || order.status === states.toRedeem)
    expect(waits, `${name} ${order.status}`).toBe(true)
  if (order.status === states.closed && order.payTime) expect(order.refundCents, name).toBe(payCents(order))
}

beforeEach(() => control.reset())

describe('shop orders', () => {
  it('are consistent in every state and grow with the demo data', () => {
    const rows = shopOrders()
    expect(rows).toHaveLength(640)
    expect(new Set(rows.map(({ status }) => status)).size).toBe(7)
    expect(new Set(rows.flatMap(({ packages }) => packages.map(({ status }) => status))).size).toBe(7)
    rows.forEach(check)
    control.reset(2)
    expect(shopOrders()).toHaveLength(1280)
    control.reset()
  })

  it('have the supplier of their goods', () => {
    const supplierOf = new Map(goods().map(({ id, supplierId }) => [id, supplierId]))
    const items = shopOrders().flatMap((order) => order.items)
    expect(new Set(items.map(({ supplierId }) => supplierId)).size).toBeGreaterThan(5)
    for (const { goodsId, supplierId } of items) expect(supplierId, goodsId).toBe(supplierOf.get(goodsId))
  })

  it('include after-sales cases in every state', () => {
    const rows = new Map(shopOrders().map((row) => [row.id, row]))
    expect(orderCaseSeeds().length).toBeGreaterThanOrEqual(100)
    expect(new Set(orderCaseSeeds().map(({ status }) => status)).size).toBe(10)
    for (const { orderId, itemId, status, quantity } of orderCaseSeeds()) {
      const item = rows.get(orderId)?.items.find((one) => one.itemId === itemId)
      if (status === shopAfterSaleStatus.applied) expect(item?.openCount).toBe(quantity)
    }
  })

  it('stay consistent after 200 random actions', () => {
    const chance = random(20_241_123)
    const open: { order: ShopOrderRow; pieces: { itemId: string; quantity: number }[] }[] = []
    const done = new Map<string, number>()
    const count = (action: string) => done.set(action, (done.get(action) ?? 0) + 1)
    const piecesOf = (order: ShopOrderRow, max: (itemId: string) => number) =>
      order.items.flatMap(({ itemId }) => {
        const quantity = chance.int(0, Math.max(0, max(itemId)))
        return quantity > 0 ? [{ itemId, quantity }] : []
      })
    const paid = () => shopOrders().filter(({ status }) => status >= states.toDeliver && status <= states.done)
    const actions: Record<string, () => boolean> = {
      deliver: () => {
        const order = chance.pick(
          shopOrders().filter(({ status }) => status === states.toDeliver || status === states.partSent),
        )
        const items = piecesOf(order, (itemId) => sendable(order, itemId))
        if (items.length === 0) return false
        deliver(order, [{ logisticsCode: 'shunfeng', trackingNo: `SF${chance.digits(12)}`, items }], '李静')
        return true
      },
      correct: () => {
        const order = chance.pick(
          shopOrders().filter(({ packages }) => packages.some(({ status }) => status === packageStatus.onWay)),
        )
        const parcel = order.packages.find(({ status }) => status === packageStatus.onWay)
        if (!parcel) return false
        correctParcel(order, parcel.packageId, { logisticsCode: 'ems', trackingNo: 'EMS12345678' }, '李静')
        return true
      },
      cancel: () => {
        const order = chance.pick(
          shopOrders().filter(
            (row) =>
              [states.unpaid, states.toDeliver, states.toRedeem].some((code) => code === row.status) &&
              afterSaleOfOrder(row) !== orderAfterSale.open,
          ),
        )
        cancelOrder(order, orderCancelReason.outOfStock, '', '李静')
        return true
      },
      apply: () => {
        const order = chance.pick(paid())
        const pieces = piecesOf(order, (itemId) => {
          const item = order.items.find((one) => one.itemId === itemId)
          return item ? leftOf(item) : 0
        })
        if (pieces.length === 0) return false
        openCase(order, pieces)
        open.push({ order, pieces })
        return true
      },
      refund: () => {
        const one = open.shift()
        if (!one) return false
        endCase(one.order, one.pieces)
        const max = refundable(one.order, one.pieces)
        refund(one.order, one.pieces, max.cents, max.points)
        return true
      },
      withdraw: () => {
        const one = open.pop()
        if (!one) return false
        endCase(one.order, one.pieces)
        return true
      },
    }
    const names = Object.keys(actions)
    for (let turn = 0; turn < 200;) {
      const name = at(names, chance.int(0, names.length - 1))
      if (!actions[name]?.()) continue
      count(name)
      turn++
    }
    expect(
      [...done.values()].every((times) => times >= 5),
      JSON.stringify([...done]),
    ).toBe(true)
    shopOrders().forEach(check)
  })

  it('reject a second refund or delivery of the same items', () => {
    const order = shopOrders().find(({ status, items }) => status === states.toDeliver && items.length > 1)
    if (!order) throw new Error('no such order')
    const [item] = order.items
    if (!item) throw new Error('no such line')
    const pieces = [{ itemId: item.itemId, quantity: item.quantity }]
    const max = refundable(order, pieces)
    expect(() => refund(order, pieces, max.cents + 1, 0)).toThrow(/退款金额须大于0/)
    if (item.openCount === 0) openCase(order, pieces)
    expect(() =>
      deliver(order, [{ logisticsCode: 'shunfeng', trackingNo: 'SF12345678', items: pieces }], '李静'),
    ).toThrow(/状态已变化/)
    endCase(order, pieces)
    refund(order, pieces, max.cents, max.points)
    expect(() => refund(order, pieces, 1, 0)).toThrow()
    expect(() =>
      deliver(order, [{ logisticsCode: 'shunfeng', trackingNo: 'SF12345678', items: pieces }], '李静'),
    ).toThrow(/状态已变化/)
    check(order)
  })
})
