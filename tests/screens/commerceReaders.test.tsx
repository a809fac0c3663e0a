// @module-tag commerce
import { describe, expect, it } from 'vitest'
import { commerce } from '@/routes/commerce'
import { dealerType } from '@/entities/shared/enums'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { afterSales } from '../../mocks/commerce/rules/afterSales'
import { carriers } from '../../mocks/commerce/rules/carriers'
import { goods } from '../../mocks/commerce/rules/goods'
import { banners, subjects } from '../../mocks/commerce/rules/pages'
import { rewardGoodsName, rewardGoodsRows, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { org } from '../../mocks/system/rules/store'
import { act, all, fill, find, press, sees, seesToast, sure, until } from '../actions'
import { openConsole } from '../harness'
import { describeReaders, grantAll, writes } from '../readers'

const [roleCode, as] = ['DEALER_MARKETING', 'market01']
const REFUSED = [
  '/page-management-shop/special-management',
  '/page-management-shop/banner-management',
  '/shop-management-shop/shop-address',
  '/shop-management-shop/supplierManagement',
  '/shop-management-shop/evaluate-management',
  '/shop-management-shop/reward-shop-mgt',
  '/order-management-shop/new-orderManage',
  '/order-management-shop/aftersale-management',
  '/order-management-shop/freight-management',
  '/config-management-shop/logistics-config',
]
const RECORDS = [
  [
    '/page-management-shop/special-management',
    () => `/page-management-shop/build-management?id=${sure(subjects()[0]).id}`,
  ],
  [
    '/shop-management-shop/shop-address',
    () => `/shop-management-shop/increase-shop-address?id=${sure(addresses()[0]).id}`,
  ],
  [
    '/shop-management-shop/shop-address',
    () => `/shop-management-shop/shop-address-details?id=${sure(addresses()[0]).id}`,
  ],
  [
    '/shop-management-shop/reward-shop-mgt',
    () => `/shop-management-shop/addRewardGoods?id=${sure(rewardGoodsRows()[0]).id}&toDetail=1`,
  ],
  [
    '/order-management-shop/aftersale-management',
    () => `/order-management-shop/aftersale-management-detail?id=${sure(afterSales()[0]).id}`,
  ],
  [
    '/config-management-shop/logistics-config',
    () => `/config-management-shop/addnewLogistics?id=${sure(carriers()[0]).id}`,
  ],
] as const

describeReaders('shop page for a dealer with all its buttons', {
  lines: commerce.filter(({ path }) => !REFUSED.includes(path)),
  own: /^$/,
  roleCode,
  as,
})

const FORMS: readonly (readonly [path: string, list: string, id: () => string])[] = [
  ['/shop-management-shop/addGoods', '/shop-management-shop/shop-management', () => sure(goods()[0]).id],
]
describe('shop form for a dealer', () => {
  it.each(FORMS)('is read-only at %s', async (path, list, idOf) => {
    grantAll(roleCode, [list])
    await openConsole(`${path}?id=${idOf()}`, { as })
    const boxes = await until(() => {
      const found = [...document.querySelectorAll<HTMLInputElement>('main form input, main form textarea')]
      expect(found.length).toBeGreaterThan(5)
      return found
    })
    expect(boxes.filter((box) => !box.disabled && !box.readOnly).map(({ id }) => id)).toEqual([])
    expect(all('main button:not(:disabled)', /^(提交|存草稿|保\s?存|删除|移除|识别|生成)/)).toEqual([])
    expect(document.querySelectorAll('main [contenteditable=true]')).toHaveLength(0)
  })
})

describe('shop access of a sales area', () => {
  it('includes editing banners', async () => {
    org.users.forEach((user) => user.username === as && Object.assign(user, { dealerType: dealerType.area }))
    grantAll(roleCode, ['/page-management-shop/banner-management'])
    await openConsole('/page-management-shop/banner-management', { as })
    await find('button', '新增Banner')
    const [row] = banners()
    await act(sure(row).title, '编辑')
    await fill('标题', '区域焕新', '.ant-drawer')
    await press('保存')
    await seesToast('Banner已保存')
    expect(sure(row).title).toBe('区域焕新')
  })
})

describe('shop page refused to dealers', () => {
  it.each(REFUSED)('shows the refusal without actions at %s', async (path) => {
    grantAll(roleCode, [path])
    await openConsole(path, { as })
    await sees('无权查看或数据不存在')
    expect(writes('main button')).toEqual([])
    expect(document.querySelector('main table, main .filters')).toBeNull()
  })

  it.each(RECORDS)('shows the refusal without actions for a record of %s, %#', async (page, path) => {
    grantAll(roleCode, [page])
    await openConsole(path(), { as })
    await sees('无权查看或数据不存在')
    expect(writes('main button')).toEqual([])
  })

  it('still shows the names of reward goods in a task', async () => {
    const task = sure(rewardTasks().find(({ title }) => title === '秋季车品分享赛'))
    const name = rewardGoodsName(sure(task.goodsIds[0]))
    await openConsole(`/shop-management-shop/addGoodsTask?id=${task.id}&toDetail=1`, { as })
    await sees(name)
  })
})
