// @module-tag commerce
import { expect, it } from 'vitest'
import * as categories from '@/api/commerce/categories'
import * as goods from '@/api/commerce/goods'
import * as integral from '@/api/commerce/integral'
import * as logistics from '@/api/commerce/logistics'
import * as shopOrders from '@/api/commerce/shopOrders'
import { sellOutRule } from '@/entities/commerce/sellOut'
import { dealerType, enableStatus } from '@/entities/shared/enums'
import { exchange } from '../../mocks/commerce/calls/pointsExchange'
import { org } from '../../mocks/system/rules/store'
import { sure } from '../actions'
import { openConsole } from '../harness'

const ids = { ids: ['1'] }
const SELL_OUT = {
  id: '1',
  rule: sellOutRule.stay,
  sellOutText: '已售罄',
  arrivalFlag: 0,
  warnStock: 0,
  warnPhones: [] as string[],
} as const
const rule = () => sure(exchange().rule)
/** An empty list of phones. */
const WRITES: Readonly<Record<string, () => Promise<unknown>>> = {
  'goods.create': () => goods.create({ goodsName: '车衣' }),
  'goods.update': () => goods.update({ id: '1', goodsName: '车衣' }),
  'goods.shelve': () => goods.shelve(ids),
  'goods.unshelve': () => goods.unshelve(ids),
  'goods.setHotSale': () => goods.setHotSale({ ...ids, hotSale: 1 }),
  'goods.recommend': () => goods.recommend({ ...ids, recommend: 1 }),
  'kit.delete': () => goods.remove(ids),
  'goods.saveSellOutConfig': () => goods.saveSellOutConfig(SELL_OUT),
  'goods.setTaxItemStatus': () => goods.setTaxItemStatus({ taxCodes: ['1'], status: enableStatus.disabled }),
  'logistics.createFreight': () => logistics.createFreight({ freightName: '模板' }),
  'logistics.updateFreight': () => logistics.updateFreight({ id: '1', defaultFlag: 1 }),
  'logistics.removeFreight': () => logistics.removeFreight({ id: '1' }),
  'categories.create': () => categories.create({ categoryName: '分类' }),
  'categories.update': () => categories.update({ id: '1', categoryName: '分类' }),
  'categories.remove': () => categories.remove({ id: '1' }),
  'categories.sort': () => categories.sort({ parentId: '0', list: [{ id: '1', sort: 1 }] }),
  'integral.createExchange': () => integral.createExchange(rule()),
  'integral.updateExchange': () => integral.updateExchange(rule()),
}

it('the back end rejects shop writes by a dealer regardless of its role', async () => {
  await openConsole('/home')
  sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.dealer
  const told = await Promise.all(
    Object.entries(WRITES).map(async ([call, write]) => [
      call,
      await write().then(
        () => 'written',
        (error: unknown) => (error instanceof Error ? error.message : error),
      ),
    ]),
  )
  expect(told).toEqual(Object.keys(WRITES).map((call) => [call, '没有操作权限']))
})

it('the back end rejects a list of after-sales cases over more than 366 days', async () => {
  await openConsole('/home')
  const over = (createTimeStart: string) =>
    shopOrders.listAfterSales({ createTimeStart, createTimeEnd: '2025-01-01 23:59:59', pageNo: 1, pageSize: 20 })
  await expect(over('2024-01-01 00:00:00')).rejects.toThrow('时间跨度不能超过366天')
  await expect(over('2024-01-02 00:00:00')).resolves.toHaveProperty('records')
})
