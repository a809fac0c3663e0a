// @module-tag commerce
import { beforeEach, describe, expect, it } from 'vitest'
import * as categoryCalls from '@/api/commerce/categories'
import * as goodsCalls from '@/api/commerce/goods'
import * as logistics from '@/api/commerce/logistics'
import * as rewards from '@/api/commerce/rewards'
import * as specials from '@/api/commerce/specials'
import type { AnyCall } from '@/api/call'
import { categoryStatus } from '@/entities/commerce/category'
import { chargeType, freeType } from '@/entities/commerce/freight'
import { rewardCalcMode, rewardMetric, rewardTaskStatus, rewardTo } from '@/entities/commerce/rewardEnums'
import { hotLink } from '@/entities/commerce/searchConfig'
import { goodsStatus, linkType, rewardScope, rewardType } from '@/entities/commerce/shared'
import { addressType } from '@/entities/commerce/shopAddress'
import { bannerPosition, bannerStatus } from '@/entities/commerce/shopBanner'
import { subjectStatus } from '@/entities/commerce/subject'
import { couponPurpose, couponStatus } from '@/entities/marketing/couponEnums'
import { dealerType, enableStatus } from '@/entities/shared/enums'
import { prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { control } from '../../mocks'
import { search } from '../../mocks/commerce/calls/searchConfig'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { carriers } from '../../mocks/commerce/rules/carriers'
import { categories } from '../../mocks/commerce/rules/categories'
import { goods } from '../../mocks/commerce/rules/goods'
import { banners, subjects } from '../../mocks/commerce/rules/pages'
import { rewardGoodsRows, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { suppliers } from '../../mocks/commerce/rules/suppliers'
import { taxItemOf, taxItems } from '../../mocks/commerce/rules/taxItems'
import { coupons, leftOf } from '../../mocks/marketing/rules/coupons'
import { org } from '../../mocks/system/rules/store'
import { need, send } from './send'

beforeEach(() => control.reset())

const refused = async (call: AnyCall, input: object, as?: string): Promise<unknown> => {
  const reply = await send(call, input, as)
  return prop(reply, 'code') === 200 ? undefined : prop(reply, 'message')
}

describe('topic page', () => {
  it('cannot be deleted while a banner or popular search term links to it', async () => {
    const row = need(subjects().find(({ status }) => status === subjectStatus.draft))
    const banner = need(banners()[0])
    const word = need(search().config?.hotWords[0])
    Object.assign(banner, { linkType: linkType.topic, linkTarget: row.id })
    Object.assign(word, { linkType: hotLink.topic, linkTarget: row.id })
    const used = (count: number) => `「${row.title}」正被${count}条数据使用，不能停用或删除`
    expect(await refused(specials.removeSubject, { id: row.id })).toBe(used(2))
    Object.assign(banner, { linkType: linkType.none, linkTarget: '' })
    expect(await refused(specials.removeSubject, { id: row.id })).toBe(used(1))
    Object.assign(word, { linkType: hotLink.search, linkTarget: '' })
    expect(await refused(specials.removeSubject, { id: row.id })).toBeUndefined()
  })
})

const DAY = 86_400_000
const inDays = (days: number): string => formatTime(control.now() + days * DAY)

describe('shop banner', () => {
  const DEAD = '跳转目标已下架或删除，请重新选择'
  const PAST = '结束时间须晚于当前时间'
  const FULL = '同一位置最多同时展示8个'
  const BANNER = { title: '充电季', cover: '/files/a.png', position: bannerPosition.points, linkType: linkType.none }
  const shown = () => need(banners().find(({ title }) => title === '春季露营上新'))

  it.each([
    [{ linkType: linkType.web, linkTarget: 'shop/charging' }, '请输入以http或https开头的链接'],
    [{ linkType: linkType.mini, linkTarget: JSON.stringify({ path: 'mall/index' }) }, '小程序路径须以pages/开头'],
    [{ linkType: linkType.mini, linkTarget: '{"path":' }, '小程序路径须以pages/开头'],
    [{ linkType: linkType.goods, linkTarget: '' }, '请选择跳转目标'],
    [{ linkType: 99, linkTarget: '1' }, '请选择跳转类型'],
    [{ linkType: linkType.web, linkTarget: 'https://h5.example.com/a' }, undefined],
    [{ linkType: linkType.mini, linkTarget: JSON.stringify({ appId: '', path: 'pages/mall/index' }) }, undefined],
  ])('validates the link %o: %s', async (link, message) => {
    expect(await refused(specials.createBanner, { ...BANNER, ...link })).toBe(message)
  })

  it('rejects an end in the past unless it is unchanged', async () => {
    expect(await refused(specials.createBanner, { ...BANNER, endTime: inDays(-1) })).toBe(PAST)
    const row = need(banners().find(({ status }) => status === bannerStatus.off))
    expect(await refused(specials.updateBanner, { id: row.id, endTime: inDays(-1) })).toBe(PAST)
    row.endTime = inDays(-1)
    expect(await refused(specials.updateBanner, { id: row.id, title: '改名', endTime: row.endTime })).toBeUndefined()
  })

  it('rejects an invalid link or end while it is published', async () => {
    const { id } = shown()
    expect(await refused(specials.updateBanner, { id, linkType: linkType.goods, linkTarget: '0' })).toBe(DEAD)
    expect(shown().linkType).toBe(linkType.topic)
    shown().endTime = inDays(-1)
    expect(await refused(specials.updateBanner, { id, sort: 5 })).toBeUndefined()
    expect(await refused(specials.updateBanner, { id, endTime: inDays(-0.5) })).toBe(PAST)
    expect(await refused(specials.updateBanner, { id, endTime: inDays(1) })).toBeUndefined()
  })

  it('cannot be shown as the ninth in its position', async () => {
    const { id } = shown()
    const others = banners().filter((row) => row.id !== id)
    for (const row of others.slice(0, 8))
      Object.assign(row, { position: bannerPosition.paid, status: bannerStatus.on, startTime: '', endTime: '' })
    expect(await refused(specials.updateBanner, { id, position: bannerPosition.paid })).toBe(FULL)
    Object.assign(shown(), { status: bannerStatus.off })
    expect(await refused(specials.updateBanner, { id, position: bannerPosition.paid })).toBeUndefined()
    expect(await refused(specials.setBannerShelf, { id, status: bannerStatus.on })).toBe(FULL)
    need(others[0]).endTime = inDays(-1)
    expect(await refused(specials.setBannerShelf, { id, status: bannerStatus.on })).toBeUndefined()
  })
})

const rewardCoupon = () =>
  need(
    coupons().find(
      (row) => row.purpose === couponPurpose.lottery && row.status === couponStatus.enabled && leftOf(row) > 0,
    ),
  )
const spend = (row: ReturnType<typeof rewardCoupon>) => {
  row.totalStock -= leftOf(row)
}
const newRewardGoods = () => {
  const taken = new Set(rewardGoodsRows().map(({ goodsId }) => goodsId))
  const of = need(goods().find(({ id, status }) => status === goodsStatus.onSale && !taken.has(id)))
  return {
    goodsCode: of.goodsCode,
    categoryId: of.categoryId,
    rewardType: rewardType.points,
    rewardMode: rewardCalcMode.fixed,
    rewardValue: 5,
    dealerScope: rewardScope.all,
    sort: 0,
  }
}
const newTask = (more: object) => ({
  title: '冬季分享赛',
  rewardTo: rewardTo.person,
  metric: rewardMetric.shares,
  startTime: inDays(1),
  endTime: inDays(30),
  content: '<p>分享即可</p>',
  goodsIds: rewardGoodsRows()
    .slice(0, 2)
    .map(({ id }) => id),
  dealerScope: rewardScope.all,
  tiers: [{ threshold: 1, rewardType: rewardType.points, rewardValue: 10 }],
  budget: 100,
  ...more,
})

describe('reward coupon', () => {
  const NONE = '请填写奖励卡券'
  const UNFIT = '请选择已启用且有剩余的奖励卡券'
  const SPOILT: readonly (readonly [string, (row: ReturnType<typeof rewardCoupon>) => void])[] = [
    ['of another purpose', (row) => Object.assign(row, { purpose: couponPurpose.shop })],
    ['that is disabled', (row) => Object.assign(row, { status: couponStatus.disabled })],
    ['of which none are left', spend],
  ]
  const goodsWith = (couponId: string) => ({
    ...newRewardGoods(),
    rewardType: rewardType.coupon,
    rewardValue: 1,
    couponId,
  })
  const taskWith = (couponId: string) =>
    newTask({ tiers: [{ threshold: 1, rewardType: rewardType.coupon, rewardValue: 1, couponId }] })

  it.each(SPOILT)('%s is rejected for goods and tasks', async (_, spoil) => {
    const row = rewardCoupon()
    const [item, task] = [goodsWith(row.id), taskWith(row.id)]
    spoil(row)
    expect(await refused(rewards.createGoods, item)).toBe(UNFIT)
    expect(await refused(rewards.createActivity, task)).toBe(UNFIT)
  })

  it('is accepted only if it exists', async () => {
    expect(await refused(rewards.createGoods, goodsWith(''))).toBe(NONE)
    expect(await refused(rewards.createGoods, goodsWith('0'))).toBe(UNFIT)
    expect(await refused(rewards.createActivity, taskWith('0'))).toBe(UNFIT)
    expect(await refused(rewards.createGoods, goodsWith(rewardCoupon().id))).toBeUndefined()
    expect(await refused(rewards.createActivity, taskWith(rewardCoupon().id))).toBeUndefined()
  })

  it('can stay when it has run out but blocks enabling its task', async () => {
    expect(await refused(rewards.createGoods, goodsWith(rewardCoupon().id))).toBeUndefined()
    expect(await refused(rewards.createActivity, taskWith(rewardCoupon().id))).toBeUndefined()
    const [item, task] = [need(rewardGoodsRows()[0]), need(rewardTasks()[0])]
    spend(rewardCoupon())
    expect(await refused(rewards.updateGoods, { id: item.id, sort: 3 })).toBeUndefined()
    expect(await refused(rewards.updateActivity, { id: task.id, budget: 200 })).toBeUndefined()
    const enable = { id: task.id, status: rewardTaskStatus.enabled }
    expect(await refused(rewards.setActivityEnabled, enable)).toBe(UNFIT)
    Object.assign(need(task.tiers[0]), { couponId: '' })
    expect(await refused(rewards.setActivityEnabled, enable)).toBe(NONE)
  })
})

describe('text and sort order in the reward programme', () => {
  const words = (count: number) => `<p><b>${'好'.repeat(count)}</b></p>`

  it.each([
    ['5,001 characters', { content: words(5001) }, '推广话术长度须为0-5000个字符'],
    ['order -1', { sort: -1 }, '排序须为0-999的整数'],
    ['order 1000', { sort: 1000 }, '排序须为0-999的整数'],
    ['order 1.5', { sort: 1.5 }, '排序须为0-999的整数'],
    ['an order in words', { sort: 'first' }, '排序须为0-999的整数'],
    ['5,000 characters and order 999', { content: words(5000), sort: 999 }, undefined],
  ])('are validated for goods: %s', async (_, more, message) => {
    expect(await refused(rewards.createGoods, { ...newRewardGoods(), ...more })).toBe(message)
  })

  it('are validated for a task: 5,001 characters of rules', async () => {
    const fault = '任务规则长度须为0-5000个字符'
    expect(await refused(rewards.createActivity, newTask({ content: words(5001) }))).toBe(fault)
    expect(await refused(rewards.createActivity, newTask({ content: words(5000) }))).toBeUndefined()
  })
})

it('the statistics of reward goods cover at most 366 days', async () => {
  const over = (startTime: string, endTime: string) =>
    refused(rewards.exportGoodsStatistics, { startTime, endTime, groupBy: 'goods' })
  expect(await over('2025-01-01', '2026-01-02')).toBe('时间跨度不能超过366天')
  expect(await over('2025-01-01', '2026-01-01')).toBeUndefined()
  expect(await over('2026-01-02', '2026-01-01')).toBe('请选择统计时间')
  expect(await over('', '2026-01-01')).toBe('请选择统计时间')
})

describe('freight template', () => {
  const addressOf = (type: number) => need(addresses().find((row) => row.addressType === type)).id
  const template = (more: object = {}, rule: object = {}) => ({
    freightName: '冬季模板',
    chargeType: chargeType.pieces,
    addressId: addressOf(addressType.send),
    rules: [{ regions: [], firstUnit: 1, firstFee: '8.00', nextUnit: 1, nextFee: '2.00', ...rule }],
    ...more,
  })

  it('requires a dispatch address', async () => {
    const from = (type: number) => refused(logistics.createFreight, template({ addressId: addressOf(type) }))
    expect(await from(addressType.return)).toBe('请选择发货地')
    expect(await from(addressType.both)).toBeUndefined()
  })

  it.each([
    ['0', '满额包邮须大于0'],
    ['-1', '满额包邮须大于0'],
    ['many', '满额包邮须大于0'],
    ['', undefined],
    ['0.01', undefined],
  ])('validates free shipping from "%s": %s', async (freeAmount, message) => {
    expect(await refused(logistics.createFreight, template({ freeAmount }))).toBe(message)
  })

  it.each([
    [{ freeType: freeType.amount, freeValue: 0 }, '请填写包邮门槛'],
    [{ freeType: freeType.pieces, freeValue: 1.5 }, '包邮门槛须为1-999的整数'],
    [{ freeType: freeType.both, freeValue: 99 }, '包邮件数须为1-999的整数'],
    [{ freeType: freeType.both, freeValue: 99, freePieces: 0 }, '包邮件数须为1-999的整数'],
    [{ freeType: freeType.both, freeValue: 99, freePieces: 2.5 }, '包邮件数须为1-999的整数'],
    [{ freeType: freeType.both, freeValue: 99, freePieces: 2 }, undefined],
    [{ freeType: freeType.pieces, freeValue: 3 }, undefined],
  ])('validates the rule %o: %s', async (rule, message) => {
    expect(await refused(logistics.createFreight, template({}, rule))).toBe(message)
  })
})

it('a reward task without shares counts no dealers, goods or people', async () => {
  const totals = async (title: string) => {
    const { id } = need(rewardTasks().find((row) => row.title === title))
    const calls = [rewards.listActivityDetails, rewards.listGoodsByActivity, rewards.listUsersByActivity]
    const replies = await Promise.all(calls.map((call) => send(call, { activityId: id, pageNo: 1, pageSize: 20 })))
    return replies.map((reply) => prop(prop(reply, 'data'), 'total'))
  }
  expect(await totals('年终答谢分享')).toEqual([0, 0, 0])
  expect(await totals('秋季车品分享赛')).not.toContain(0)
})

it('a category keeps its disabled tax item but accepts no other disabled one', async () => {
  const row = need(categories().find(({ taxCode, level }) => taxCode !== '' && level === 3))
  need(taxItemOf(row.taxCode)).status = enableStatus.disabled
  const other = need(taxItems().find(({ taxCode, status }) => taxCode !== row.taxCode && !status)).taxCode
  const to = need(categories().find(({ id, level }) => level === 2 && id !== row.parentId)).id
  const update = (input: object) => refused(categoryCalls.update, { id: row.id, ...input })
  expect(await update({ status: categoryStatus.hidden })).toBeUndefined()
  expect(await update({ parentId: to })).toBeUndefined()
  expect(await update({ taxCode: other })).toBe('请选择末级且启用的税目')
})

describe('dealer with roles for every page', () => {
  const asDealer = (call: AnyCall, input: object) => {
    need(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.dealer
    return refused(call, { pageNo: 1, pageSize: 20, ...input })
  }
  const PAGES: readonly (readonly [string, AnyCall, () => object])[] = [
    ['topics', specials.listSubjects, () => ({})],
    ['a topic', specials.getSubject, () => ({ id: need(subjects()[0]).id })],
    ['banners', specials.listBanners, () => ({})],
    ['addresses', logistics.listAddresses, () => ({})],
    ['an address', logistics.getAddress, () => ({ id: need(addresses()[0]).id })],
    ['suppliers', goodsCalls.listSuppliers, () => ({})],
    ['a supplier', goodsCalls.getSupplier, () => ({ id: need(suppliers()[0]).id })],
    ['carriers', logistics.list, () => ({})],
    ['a carrier', logistics.get, () => ({ id: need(carriers()[0]).id })],
  ]

  it.each(PAGES)('cannot read %s', async (_, call, input) => {
    expect(await refused(call, { pageNo: 1, pageSize: 20, ...input() })).toBeUndefined()
    expect(await asDealer(call, input())).toBe('没有访问权限')
  })

  it('can still choose topics, goods and suppliers', async () => {
    expect(await asDealer(specials.listSubjectOptions, { status: subjectStatus.published })).toBeUndefined()
    expect(await asDealer(specials.queryGoods, { status: goodsStatus.onSale })).toBeUndefined()
    expect(await asDealer(goodsCalls.listAllSuppliers, {})).toBeUndefined()
  })
})

describe.each([
  ['carriers', logistics.list],
  ['freight templates', logistics.listFreights],
])('list of %s', (_, call) => {
  it('is rejected without a page that uses it', async () =>
    expect(await refused(call, { pageNo: 1, pageSize: 20 }, 'hq_voice')).toBe('没有访问权限'))
  it('is returned to headquarters users with such a page', async () =>
    expect(await refused(call, { pageNo: 1, pageSize: 20 }, 'hq_shop')).toBeUndefined())
})
