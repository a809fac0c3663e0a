// @module-tag commerce
import { beforeEach, expect, it, vi } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as goodsCalls from '@/api/commerce/goods'
import * as rewards from '@/api/commerce/rewards'
import * as shopOrders from '@/api/commerce/shopOrders'
import { skuStatus } from '@/entities/commerce/goodsSku'
import { rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import { goodsType, orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { addressType } from '@/entities/commerce/shopAddress'
import {
  afterSaleReason,
  afterSaleRefuseReason,
  afterSaleType,
  shopAfterSaleStatus as cases,
} from '@/entities/commerce/shopAfterSale'
import { orderCancelReason, packageStatus } from '@/entities/commerce/shopOrderEnums'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { enableStatus } from '@/entities/shared/enums'
import { prop } from '@/lib/json'
import { fromCents } from '@/lib/money'
import { control, dispatch } from '../../mocks'
import { random } from '../../mocks/core/random'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { afterSales } from '../../mocks/commerce/rules/afterSales'
import { goods } from '../../mocks/commerce/rules/goods'
import { rewardGoodsRows, rewardShares, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { taskDealers, taskGoods, taskUsers, taskView } from '../../mocks/commerce/rules/rewardViews'
import {
  afterSaleOfOrder,
  goodsCents,
  leftOf,
  payCents,
  refundable,
  shopOrders as orders,
} from '../../mocks/commerce/rules/shopOrders'
import { orderShares } from '../../mocks/orders/rules/orders'
import { openSession } from '../../mocks/system/rules/sessions'
import { org } from '../../mocks/system/rules/store'

vi.setConfig({ testTimeout: 60_000 })

const ACTIONS = 200
const EACH = 5
const PAYING_MS = 61_000

beforeEach(() => control.reset())

const write = async (call: AnyCall, input: object): Promise<boolean> => {
  const user = org.users.find(({ username }) => username === 'superadmin')
  if (!user) throw new Error('nobody writes')
  const headers = {
    authorization: `Bearer ${openSession(user, control.now())}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  const url = new URL(call.path, 'http://back-end')
  const reply = await dispatch(new Request(url, { method: call.method, headers, body: JSON.stringify(input) }))
  const told: unknown = await reply.json()
  const code = prop(told, 'code')
  if (code !== 200 && Number(code) >= 500) throw new Error(`${call.path}: ${String(prop(told, 'message'))}`)
  return code === 200
}
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)

const check = () => {
  for (const order of orders()) {
    const name = order.orderNo
    expect(payCents(order), name).toBe(goodsCents(order) + order.freightCents - order.couponCents - order.pointsCents)
    expect(order.refundCents, name).toBeLessThanOrEqual(payCents(order))
    expect(order.refundPoints, name).toBeLessThanOrEqual(order.points)
    for (const item of order.items) {
      const packed = order.packages.flatMap(({ items }) => items.filter(({ itemId }) => itemId === item.itemId))
      expect(
        sum(packed, ({ quantity }) => quantity),
        name,
      ).toBe(order.payTime ? item.quantity : 0)
      expect(item.refundCount + item.openCount, name).toBeLessThanOrEqual(item.quantity)
    }
  }
  for (const { goodsName, stocks, skuList } of goods())
    expect(stocks, goodsName).toBe(
      sum(
        skuList.filter(({ status }) => status === skuStatus.on),
        (sku) => sku.stocks,
      ),
    )
  for (const task of rewardTasks()) {
    const { shareCount, orderCount, title } = taskView(task, control.now())
    for (const rows of [taskDealers(task, control.now()), taskUsers(task, control.now()), taskGoods(task)]) {
      expect(
        sum<{ shareCount: number }>(rows, (row) => row.shareCount),
        title,
      ).toBe(shareCount)
      expect(
        sum<{ orderCount: number }>(rows, (row) => row.orderCount),
        title,
      ).toBe(orderCount)
    }
  }
}

it('the shop data stays consistent after 200 random writes', async () => {
  const chance = random(20_261_126)
  const one = <T>(rows: readonly T[]) => (rows.length > 0 ? chance.pick(rows) : undefined)
  const orderIn = (...of: number[]) => one(orders().filter(({ status }) => of.includes(status)))
  const caseIn = (...of: number[]) => one(afterSales().filter(({ status }) => of.includes(status)))
  const takes = addresses().find((row) => row.addressType !== addressType.send)?.id
  const parcel = () => ({ logisticsCode: 'shunfeng', trackingNo: `SF${chance.digits(12)}` })
  let moved = 0
  const actions: Record<string, () => Promise<boolean> | undefined> = {
    deliver: () => {
      const order = orderIn(states.toDeliver, states.partSent)
      const items = order?.packages.find(({ status }) => status === packageStatus.toDeliver)?.items.slice(0, 2)
      const some = items?.map(({ itemId, quantity }) => ({ itemId, quantity: chance.int(1, quantity) }))
      return order && write(shopOrders.deliver, { id: order.id, packages: [{ ...parcel(), items: some }] })
    },
    cancel: () => {
      const order = orderIn(states.unpaid, states.toDeliver, states.toRedeem)
      const isFree = order && afterSaleOfOrder(order) !== orderAfterSale.open
      return isFree
        ? write(shopOrders.cancel, { id: order.id, cancelReason: orderCancelReason.outOfStock, remark: '' })
        : undefined
    },
    apply: () => {
      const order = orderIn(states.toDeliver, states.partSent, states.sent, states.toRedeem)
      const item = order && one(order.items.filter((line) => leftOf(line) > 0))
      if (!order || !item) return undefined
      const items = [{ itemId: item.itemId, quantity: chance.int(1, leftOf(item)) }]
      const max = refundable(order, items)
      const isRefundOnly = order.status === states.toDeliver || order.orderType !== goodsType.physical
      return write(shopOrders.applyAfterSale, {
        orderId: order.id,
        items,
        afterSaleType: isRefundOnly ? afterSaleType.refundOnly : chance.int(1, 3),
        reason: afterSaleReason.quality,
        refundAmount: fromCents(chance.chance(0.9) ? max.cents : max.cents + 1),
        refundPoints: max.points,
        description: '收到后发现开裂',
        images: [],
      })
    },
    agree: () => {
      const row = caseIn(cases.applied)
      return row && write(shopOrders.agreeAfterSale, { id: row.id, addressId: takes, remark: '' })
    },
    refuse: () => {
      const row = caseIn(cases.applied, cases.returning)
      const because = { refuseReason: afterSaleRefuseReason.late, remark: '', images: ['/files/proof.png'] }
      return row && write(shopOrders.refuseAfterSale, { id: row.id, ...because })
    },
    receive: () => {
      const row = caseIn(cases.returning)
      return row && write(shopOrders.confirmReceiving, { id: row.id, remark: '', images: [], ...parcel() })
    },
    refund: () => {
      const row = caseIn(cases.toRefund, cases.failed)
      if (!row) return undefined
      control.moveClock(PAYING_MS)
      moved += PAYING_MS
      const { refundCents, refundPoints } = row
      return write(shopOrders.agreeRefund, {
        id: row.id,
        refundAmount: fromCents(refundCents),
        refundPoints,
        remark: '',
      })
    },
    stock: () => {
      const row = chance.pick(goods())
      const at = chance.int(0, row.skuList.length - 1)
      const skuList = row.skuList.map((sku, place) =>
        place === at ? { ...sku, stocks: chance.int(0, 500), status: chance.int(0, 1) } : sku,
      )
      return write(goodsCalls.update, { id: row.id, updateTime: row.updateTime, skuList })
    },
    removeShare: () => write(rewards.removeShare, { id: chance.pick(rewardShares()).id }),
    refundRecord: () => {
      const row = one(
        orderShares().filter(({ status, activityId }) => activityId && status === orderRewardStatus.pending),
      )
      if (row) row.status = orderRewardStatus.void
      return row && Promise.resolve(true)
    },
    removeRecord: () => {
      const row = one(orderShares().filter(({ status }) => status === orderRewardStatus.void))
      return row && write(rewards.removeOrderRecord, { id: row.id })
    },
    toggleTask: () => {
      const { id, status } = chance.pick(rewardTasks())
      const { enabled, disabled } = rewardTaskStatus
      return write(rewards.setActivityEnabled, { id, status: status === enabled ? disabled : enabled })
    },
    toggleGoods: () => {
      const { id, status } = chance.pick(rewardGoodsRows())
      const { enabled, disabled } = enableStatus
      return write(rewards.setGoodsEnabled, { id, status: status === enabled ? disabled : enabled })
    },
  }
  const names = Object.keys(actions)
  const done = new Map(names.map((name) => [name, 0]))
  for (let turn = 0, tries = 0; turn < ACTIONS && tries < 10 * ACTIONS; tries++) {
    const name = chance.pick(names)
    if (!(await actions[name]?.())) continue
    turn++
    done.set(name, (done.get(name) ?? 0) + 1)
  }
  const told = JSON.stringify([...done])
  expect(
    sum([...done.values()], (times) => times),
    told,
  ).toBe(ACTIONS)
  for (const times of done.values()) expect(times, told).toBeGreaterThanOrEqual(EACH)
  check()
  control.moveClock(-moved)
})
