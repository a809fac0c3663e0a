// @module-tag commerce
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as goodsCalls from '@/api/commerce/goods'
import * as integral from '@/api/commerce/integral'
import * as specials from '@/api/commerce/specials'
import type { AnyCall } from '@/api/call'
import { categoryStatus } from '@/entities/commerce/category'
import { chargeType } from '@/entities/commerce/freight'
import { shelfType } from '@/entities/commerce/goods'
import { goodsPayType, goodsStatus, goodsType, linkType } from '@/entities/commerce/shared'
import { subjectStatus, subjectType } from '@/entities/commerce/subject'
import { leafFlag } from '@/entities/commerce/taxItem'
import { couponStatus } from '@/entities/marketing/couponEnums'
import { enableStatus } from '@/entities/shared/enums'
import { prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { control } from '../../mocks'
import { exchange } from '../../mocks/commerce/calls/pointsExchange'
import type { GoodsRow } from '../../mocks/commerce/data/shopGoods'
import { categories } from '../../mocks/commerce/rules/categories'
import { freights } from '../../mocks/commerce/rules/freights'
import { goods } from '../../mocks/commerce/rules/goods'
import { checkGoods } from '../../mocks/commerce/rules/goodsRules'
import { subjects } from '../../mocks/commerce/rules/pages'
import { suppliers } from '../../mocks/commerce/rules/suppliers'
import { taxItems } from '../../mocks/commerce/rules/taxItems'
import { couponById, coupons, leftOf } from '../../mocks/marketing/rules/coupons'
import { need, send } from './send'

beforeEach(() => control.reset())
afterAll(() => control.reset())

/** Returns the field errors of a refused write, or its message. Undefined if it was accepted. */
const refusalOf = async (call: AnyCall, input: object): Promise<unknown> => {
  const reply = await send(call, input)
  return prop(reply, 'code') === 200 ? undefined : (prop(reply, 'errors') ?? prop(reply, 'message'))
}

describe('goods validation', () => {
  const onSale = (fits: (row: GoodsRow) => boolean) =>
    need(goods().find((row) => row.status === goodsStatus.onSale && fits(row)))
  const update = (row: GoodsRow, input: object) => refusalOf(goodsCalls.update, { id: row.id, ...input })
  const cash = () => onSale((row) => row.payType === goodsPayType.cash && row.goodsType === goodsType.physical)
  const withSku = (row: GoodsRow, change: object) => ({
    skuList: row.skuList.map((sku, at) => (at === 0 ? { ...sku, ...change } : sku)),
  })
  const skuRefusal = async (row: GoodsRow, change: object) => await update(row, withSku(row, change))
  const inMinutes = (minutes: number) => formatTime(control.now() + minutes * 60_000)

  it('accepts all demo goods', () => {
    for (const row of goods()) expect(() => checkGoods(row, row, control.now()), row.goodsName).not.toThrow()
  })

  it.each(['0', '0.00', '1000000', '1.005', '-1', 'x', ''])('rejects the price "%s"', async (price) => {
    expect(await skuRefusal(cash(), { price, oriPrice: '' })).toEqual({
      'skuList.0.price': '售价须为0.01-999999.99，最多两位小数',
    })
  })

  it.each([
    [{ price: '10.00', oriPrice: '9.99' }, 'oriPrice', '划线价不能低于售价'],
    [{ stocks: -1 }, 'stocks', '库存须为0-999999的整数'],
    [{ stocks: 1.5 }, 'stocks', '库存须为0-999999的整数'],
    [{ stocks: 1_000_000 }, 'stocks', '库存须为0-999999的整数'],
    [{ skuCode: 'A'.repeat(33) }, 'skuCode', '货号长度须为0-32个字符'],
    [{ weight: 1000 }, 'weight', '重量须为0-999.999，最多三位小数'],
    [{ weight: -1 }, 'weight', '重量须为0-999.999，最多三位小数'],
    [{ volume: 0.0001 }, 'volume', '体积须为0-99.999，最多三位小数'],
  ])('rejects a SKU with %o', async (change, field, words) => {
    expect(await skuRefusal(cash(), change)).toEqual({ [`skuList.0.${field}`]: words })
  })

  it.each([0, 1.5, 10_000_000, null])('rejects a price of %s points', async (points) => {
    const row = onSale(({ payType }) => payType === goodsPayType.points)
    expect(await skuRefusal(row, { points })).toEqual({ 'skuList.0.points': '积分须为1-9999999的整数' })
  })

  it('rejects duplicate specification names and values', async () => {
    const row = onSale(({ skuTags }) => skuTags.length === 2)
    const [first, second] = row.skuTags.map((tag) => ({ ...tag, tagItems: [...tag.tagItems] }))
    const words = { skuTags: '规格名或规格值不能重复' }
    expect(await update(row, { skuTags: [first, { ...second, tagName: first?.tagName }] })).toEqual(words)
    expect(
      await update(row, { skuTags: [first, { ...second, tagItems: Array(2).fill(second?.tagItems[0]) }] }),
    ).toEqual(words)
  })

  it('requires the weight or volume by which the freight is charged', async () => {
    const row = onSale(({ freightId }) => freightId !== '')
    const by = (charge: number) => need(freights().find((one) => one.chargeType === charge)).id
    expect(await update(row, { freightId: by(chargeType.weight), ...withSku(row, { weight: null }) })).toEqual({
      'skuList.0.weight': '该运费模板按重量计费，请填写重量',
    })
    expect(await update(row, { freightId: by(chargeType.volume), ...withSku(row, { volume: null }) })).toEqual({
      'skuList.0.volume': '该运费模板按体积计费，请填写体积',
    })
    expect(await update(row, { freightId: by(chargeType.pieces), ...withSku(row, { weight: null }) })).toBeUndefined()
  })

  it('rejects more stock than is left of the coupon', async () => {
    const row = onSale((one) => one.goodsType === goodsType.coupon)
    const left = leftOf(need(couponById(row.couponId)))
    expect(await skuRefusal(row, { stocks: left + 1 })).toEqual({
      'skuList.0.stocks': `库存不能超过卡券剩余数量${left}`,
    })
    expect(await skuRefusal(row, { stocks: left })).toBeUndefined()
  })

  it('limits numbers, texts and pictures', async () => {
    const row = cash()
    const change = {
      virtualSales: 100_000,
      limitCount: 1000,
      sort: 1.5,
      subTitle: '好'.repeat(61),
      images: Array.from({ length: 11 }, (_, at) => `/__files/${at}`),
      content: `<p>${'好'.repeat(20_001)}</p>`,
    }
    expect(await update(row, change)).toEqual({
      virtualSales: '虚拟销量须为0-99999的整数',
      limitCount: '每人限购须为0-999的整数',
      sort: '排序须为0-9999的整数',
      subTitle: '卖点长度须为0-60个字符',
      images: '轮播图最多10张',
      content: '商品详情长度须为0-20000个字符',
    })
    expect(await update(row, { content: `<p>${'好'.repeat(20_000)}</p>` })).toBeUndefined()
  })

  it('rejects a category that is not of the lowest level', async () => {
    const isParent = (id: string) => categories().some(({ parentId }) => parentId === id)
    const shown = categories().filter(({ status }) => status === categoryStatus.shown)
    const childless = need(shown.find(({ id, level }) => level === 2 && !isParent(id)))
    for (const categoryId of [childless.id, need(shown.find(({ id }) => isParent(id))).id, 'gone'])
      expect(await update(cash(), { categoryId })).toEqual({ categoryId: '请选择最末级分类' })
  })

  it('rejects a disabled supplier or tax item unless it is unchanged', async () => {
    const row = cash()
    const off = need(suppliers().find(({ status }) => status === enableStatus.disabled))
    const group = need(taxItems().find((one) => one.leafFlag === leafFlag.group))
    const disabled = need(taxItems().find(({ status }) => status === enableStatus.disabled))
    expect(await update(row, { supplierId: off.id, taxCode: group.taxCode })).toEqual({
      supplierId: '供应商已停用',
      taxCode: '请选择末级且启用的税目',
    })
    expect(await update(row, { taxCode: disabled.taxCode })).toEqual({ taxCode: '请选择末级且启用的税目' })
    Object.assign(row, { supplierId: off.id, taxCode: disabled.taxCode })
    expect(await update(row, { supplierId: off.id, taxCode: disabled.taxCode, sort: 9 })).toBeUndefined()
  })

  it('requires a publication time at least five minutes ahead unless it is unchanged', async () => {
    const row = need(goods().find(({ status, goodsName }) => status === goodsStatus.offShelf && goodsName === '渔夫帽'))
    const later = (minutes: number) => update(row, { shelfType: shelfType.later, shelfTime: inMinutes(minutes) })
    expect(await later(4)).toEqual({ shelfTime: '时间不能早于当前时间' })
    expect(await later(6)).toBeUndefined()
    const { shelfTime } = need(goods().find(({ id }) => id === row.id))
    control.moveClock(3 * 60_000)
    expect(await update(row, { shelfType: shelfType.later, shelfTime, sort: 1 })).toBeUndefined()
    expect(await later(4)).toEqual({ shelfTime: '时间不能早于当前时间' })
  })

  it('accepts an incomplete draft but no invalid values in it', async () => {
    const draft = { goodsType: goodsType.physical, goodsCode: 'DRAFT-0001', goodsName: '遮阳帘' }
    const sku = { properties: '', price: null, oriPrice: null, points: null, stocks: null, weight: null, volume: null }
    expect(await refusalOf(goodsCalls.create, { ...draft, skuList: [{ ...sku, price: '0' }] })).toEqual({
      'skuList.0.price': '售价须为0.01-999999.99，最多两位小数',
    })
    expect(await refusalOf(goodsCalls.create, { ...draft, skuList: [sku] })).toBeUndefined()
  })
})

describe('validation of the points exchange rule', () => {
  const inForce = () => ({ ...need(exchange().rule ?? undefined), startTime: formatTime(control.now() + 3_600_000) })

  it('accepts amounts at their limits', async () => {
    const change = { minAmount: '99999.00', minPoints: 999_999, maxPoints: 0, remark: '好'.repeat(200) }
    expect(await refusalOf(integral.updateExchange, { ...inForce(), ...change })).toBeUndefined()
    expect(exchange().rule).toMatchObject(change)
  })

  it.each([
    ['minAmount', '-1', '订单起用金额须为0-99999，最多两位小数'],
    ['minAmount', '99999.01', '订单起用金额须为0-99999，最多两位小数'],
    ['minAmount', '1.005', '订单起用金额须为0-99999，最多两位小数'],
    ['minPoints', -1, '最低使用积分须为0-999999的整数'],
    ['minPoints', 1_000_000, '最低使用积分须为0-999999的整数'],
    ['maxPoints', -1, '单笔最高积分须为0-9999999的整数'],
    ['maxPoints', 20_000.5, '单笔最高积分须为0-9999999的整数'],
    ['maxPoints', 499, '单笔最高积分不能低于最低使用积分'],
    ['goodsTypes', [], '请选择适用商品类型'],
    ['goodsTypes', [9], '请选择适用商品类型'],
    ['remark', '好'.repeat(201), '说明长度须为0-200个字符'],
  ])('rejects an invalid %s', async (field, value, words) => {
    const input = { ...inForce(), maxPoints: 0, [field]: value }
    expect(await refusalOf(integral.updateExchange, input)).toEqual({ [field]: words })
    exchange().rule = null
    expect(await refusalOf(integral.createExchange, input)).toEqual({ [field]: words })
  })
})

describe('publication of topic pages', () => {
  const page = (blocks: readonly object[]) => ({
    title: '冬日暖车节',
    pageType: subjectType.campaign,
    cover: '/__files/cover',
    blocks: blocks.map((block, at) => ({ id: `b${at}`, ...block })),
  })
  const publish = (blocks: readonly object[], change: object = {}) =>
    refusalOf(specials.createSubject, { ...page(blocks), status: subjectStatus.published, ...change })
  const url = '/__files/picture'
  const times = (length: number, item: object) => Array.from({ length }, () => ({ ...item }))
  const link = (kind: number, linkTarget: string) => ({ linkType: kind, linkTarget, linkName: '' })
  const title = (more: object) => ({ blockType: 'title', props: { text: '去看看', more } })

  it('accepts all published demo pages except the one with unpublished goods', async () => {
    const published = subjects().filter(({ status }) => status === subjectStatus.published)
    const refusals = await Promise.all(
      published.map(({ id }) => refusalOf(specials.updateSubject, { id, endTime: '' })),
    )
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual(['含1个已下架商品，请移除后再发布'])
  })

  it.each([
    ['轮播图', 'banner', { items: [] }],
    ['轮播图', 'banner', { items: times(9, { url }) }],
    ['图片热区', 'image', { url: '' }],
    ['图片魔方', 'cube', { layout: '1+2', items: [{ url }, { url }] }],
    ['图标导航', 'nav', { count: 4, items: times(4, { url, text: '六个字的图标' }) }],
    ['标题', 'title', { text: ' ' }],
    ['商品', 'goods', { source: 'hand', goodsIds: [] }],
    ['优惠券', 'coupon', { coupons: [] }],
    ['倒计时', 'countdown', { endTime: '2020-01-01 00:00:00' }],
    ['公告', 'notice', { items: [{ text: '好'.repeat(61) }] }],
    ['视频', 'video', { url, poster: '' }],
    ['富文本', 'richtext', { html: '<p> </p>' }],
    ['锚点导航', 'anchor', { items: times(2, { text: '新品', blockId: 'gone' }) }],
    ['辅助空白', 'divider', { style: 'solid', color: 'red' }],
  ])('rejects an incomplete %s', async (name, blockType, props) => {
    const whole = title(link(linkType.none, ''))
    expect(await publish([whole, { blockType, props }])).toEqual({ 'blocks.1': `第2个组件（${name}）未填写完整` })
    expect(await refusalOf(specials.createSubject, page([{ blockType, props }]))).toBeUndefined()
    expect(await publish([{ blockType: 'live', props }])).toBeUndefined()
  })

  it('rejects links to missing, unpublished or invalid targets', async () => {
    const gone = need(goods().find(({ status }) => status === goodsStatus.offShelf))
    const offline = need(subjects().find(({ status }) => status === subjectStatus.offline))
    const hidden = need(categories().find(({ status }) => status === categoryStatus.hidden))
    const disabled = need(coupons().find(({ status }) => status === couponStatus.disabled))
    const dead = '跳转目标已下架或删除，请重新选择'
    expect(
      await publish([
        title(link(linkType.goods, '')),
        title(link(linkType.goods, gone.id)),
        title(link(linkType.topic, offline.id)),
        title(link(linkType.category, hidden.id)),
        title(link(linkType.coupon, disabled.id)),
        title(link(linkType.web, 'javascript:alert(1)')),
        title(link(linkType.mini, '{"appId":"","path":"mall/index"}')),
      ]),
    ).toEqual({
      'blocks.0': '请选择跳转目标',
      'blocks.1': dead,
      'blocks.2': dead,
      'blocks.3': dead,
      'blocks.4': dead,
      'blocks.5': '请输入以http或https开头的链接',
      'blocks.6': '请选择跳转目标',
    })
    const sold = need(goods().find(({ status }) => status === goodsStatus.onSale))
    expect(
      await publish([
        title(link(linkType.goods, sold.id)),
        title(link(linkType.category, sold.categoryId)),
        title(link(linkType.web, 'https://h5.example.com/shop')),
        title(link(linkType.mini, '{"appId":"","path":"pages/mall/index"}')),
        title(link(linkType.mini, 'pages/mall/index')),
      ]),
    ).toBeUndefined()
  })

  it('validates the blocks on publication and on changes to a published page', async () => {
    const row = need(subjects().find(({ status }) => status === subjectStatus.published))
    const { blocks } = row
    row.blocks = [{ id: 'b0', blockType: 'video', props: {} }]
    const words = { 'blocks.0': '第1个组件（视频）未填写完整' }
    expect(await refusalOf(specials.updateSubject, { id: row.id, status: subjectStatus.published })).toEqual(words)
    row.blocks = blocks
    expect(
      await refusalOf(specials.updateSubject, { id: row.id, blocks: [{ id: 'b0', blockType: 'video', props: {} }] }),
    ).toEqual(words)
  })

  it('limits the share title to 30 characters', async () => {
    const blocks = [title(link(linkType.none, ''))]
    expect(await publish(blocks, { shareTitle: '好'.repeat(31) })).toEqual({
      shareTitle: '最多 30 个字符，当前 31 个',
    })
    expect(await publish(blocks, { shareTitle: '好'.repeat(30) })).toBeUndefined()
  })
})
