// @module-tag commerce
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as goods from '@/api/commerce/goods'
import * as rewards from '@/api/commerce/rewards'
import * as shopOrders from '@/api/commerce/shopOrders'
import * as specials from '@/api/commerce/specials'
import { isRecord } from '@/lib/json'
import { press, sees, sent, until } from '../actions'
import { openConsole, received } from '../harness'

const WORDS = '时间范围不能超过 366 天'
const ORDERS = '/order-management-shop/order-management'
const asked = (call: AnyCall): Record<string, unknown>[] =>
  received(call).map(({ query, body }) => ({ ...query, ...(isRecord(body) && body) }))
const LISTS = [
  { path: ORDERS, key: 'createTime', call: shopOrders.list },
  { path: '/order-management-shop/new-orderManage', key: 'payTime', call: shopOrders.listNew },
  { path: '/order-management-shop/aftersale-management', key: 'createTime', call: shopOrders.listAfterSales },
  { path: '/shop-management-shop/shareManagement', key: 'shareTime', call: rewards.listShares },
  { path: '/shop-management-shop/reward-shop-mgt', key: 'createTime', call: rewards.listGoods },
  { path: '/shop-management-shop/evaluate-management', key: 'createTime', call: goods.listComments },
  { path: '/page-management-shop/banner-management', key: 'startTime', call: specials.listBanners },
]

describe('shop list', () => {
  it.each(LISTS)('$path rejects more than 366 days of $key', async ({ path, key, call }) => {
    await openConsole(`${path}?${key}=2024-01-01~2025-01-01`)
    await sent(call)
    await press(/查询$/)
    await sees(WORDS)
    expect(JSON.stringify(asked(call))).not.toContain('2024-01-01')
  })

  it.each(LISTS)('$path accepts 366 days of $key', async ({ path, key, call }) => {
    await openConsole(`${path}?${key}=2024-01-01~2024-12-31`)
    await until(() => expect(asked(call)[0]?.[`${key}Start`]).toMatch(/^2024-01-01/))
  })
})

describe('export of shop orders', () => {
  it('omits a rejected period', async () => {
    await openConsole(`${ORDERS}?createTime=2024-01-01~2025-01-01`)
    await sees(/^共 /)
    await press(/查询$/)
    await sees(WORDS)
    await press('导出')
    await sent(shopOrders.exportList)
    expect(JSON.stringify(asked(shopOrders.exportList))).not.toContain('2024-01-01')
  })
})
