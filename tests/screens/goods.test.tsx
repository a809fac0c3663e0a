// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as goodsCalls from '@/api/commerce/goods'
import { sellOutRule } from '@/entities/commerce/sellOut'
import { goodsStatus, shopOrderStatus } from '@/entities/commerce/shared'
import { blockType } from '@/entities/commerce/subjectBlock'
import { subjectStatus } from '@/entities/commerce/subject'
import { goods, goodsById } from '../../mocks/commerce/rules/goods'
import { subjects } from '../../mocks/commerce/rules/pages'
import { shelveFault } from '../../mocks/commerce/rules/goodsRules'
import { shopOrders } from '../../mocks/commerce/rules/shopOrders'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const PAGE = '/shop-management-shop/shop-management'
const at = (name: string) => `${PAGE}?goodsName=${encodeURIComponent(name)}`
const isOff = ({ status }: { status: number }) => status === goodsStatus.offShelf
const good = () => sure(goods().find((row) => isOff(row) && !shelveFault(row)))
const bad = () => sure(goods().find((row) => row.status === goodsStatus.onSale && row.stocks === 0))

describe('goods list', () => {
  it('shows the number on sale and filters by sold out and missing tax item', async () => {
    await openConsole(PAGE)
    const onSale = goods().filter(({ status }) => status === goodsStatus.onSale).length
    await sees(`在售 ${onSale}`)
    await press('已售罄')
    const soldOut = goods().find(({ stocks, skuList }) => skuList.length > 0 && stocks === 0)
    await sees(sure(soldOut).goodsName)
    await until(() => expect(queries(goodsCalls.list).at(-1)).toMatchObject({ soldOut: '1' }))
    await press('无税目')
    await until(() => expect(queries(goodsCalls.list).at(-1)).toMatchObject({ soldOut: '1', noTaxItem: '1' }))
  })

  it('publishes goods and unpublishes them after confirmation', { tags: ['core'] }, async () => {
    const { id, goodsName } = good()
    await openConsole(at(goodsName))
    await act(goodsName, '上架')
    await seesToast(`已上架「${goodsName}」`)
    expect(bodies(goodsCalls.shelve)).toEqual([{ ids: [id] }])
    expect(goodsById(id)?.status).toBe(goodsStatus.onSale)
    await act(goodsName, '下架')
    expect(await dialog(/用户将无法购买/)).toBeVisible()
    await agree('下架')
    await seesToast(`已下架「${goodsName}」`)
    expect(bodies(goodsCalls.unshelve)).toEqual([{ ids: [id] }])
    expect(goodsById(id)?.status).toBe(goodsStatus.offShelf)
  })

  it('reports why goods cannot be published', async () => {
    const { id, goodsName } = good()
    await openConsole(at(goodsName))
    for (const sku of sure(goodsById(id)).skuList) sku.stocks = 0
    sure(goodsById(id)).stocks = 0
    await act(goodsName, '上架')
    await seesToast('库存为0')
    expect(goodsById(id)?.status).toBe(goodsStatus.offShelf)
  })

  it('deletes goods only when no published page shows them', async () => {
    const row = sure(goods().find(isOff))
    for (const order of shopOrders())
      if (order.items.some(({ goodsId }) => goodsId === row.id)) order.status = shopOrderStatus.closed
    const [page, ...others] = subjects().filter(({ status }) => status === subjectStatus.published)
    for (const other of others) other.status = subjectStatus.offline
    const block = sure(page?.blocks.find((one) => one.blockType === blockType.goods && one.props.source !== 'rule'))
    Object.assign(block, { props: { ...block.props, goodsIds: [row.id] } })
    await openConsole(at(row.goodsName))
    await act(row.goodsName, '删除')
    await agree('删除')
    await seesToast(`「${row.goodsName}」正被1条数据使用，不能停用或删除`)
    expect(goodsById(row.id)).toBe(row)
    sure(page).status = subjectStatus.offline
    await act(row.goodsName, '删除')
    await agree('删除')
    await seesToast(`已删除「${row.goodsName}」`)
    expect(bodies(goodsCalls.remove)).toEqual([{ ids: [row.id] }, { ids: [row.id] }])
  })

  it('reports the goods that a bulk publication rejects and keeps them selected', async () => {
    const [first, second] = [good(), bad()]
    second.status = goodsStatus.offShelf
    await openConsole(`${PAGE}?status=${goodsStatus.offShelf}`)
    await tick(new RegExp(first.goodsName))
    await tick(new RegExp(second.goodsName))
    await press('上架')
    await agree('上架')
    const told = await dialog(/成功 1 条，失败 1 条/)
    expect(told).toHaveTextContent(second.goodsName)
    expect(told).toHaveTextContent('库存为0')
    expect(received(goodsCalls.shelve)).toHaveLength(1)
    expect(goodsById(first.id)?.status).toBe(goodsStatus.onSale)
    await sees('已选 1 条')
  })

  it('toggles the hot-sale and recommended marks of goods on sale', async () => {
    const row = sure(goods().find((one) => one.status === goodsStatus.onSale && !one.hotSale && !one.recommend))
    for (const other of goods()) if (other !== row) Object.assign(other, { hotSale: 0, recommend: 0 })
    const { id, goodsName } = row
    await openConsole(at(goodsName))
    await act(goodsName, '设为热销')
    await until(() => expect(row.hotSale).toBe(1))
    await act(goodsName, '设为推荐')
    await until(() => expect(row.recommend).toBe(1))
    await act(goodsName, '取消热销')
    await until(() => expect(row.hotSale).toBe(0))
    await act(goodsName, '取消推荐')
    await until(() => expect(row.recommend).toBe(0))
    expect(bodies(goodsCalls.setHotSale)).toEqual([
      { ids: [id], hotSale: 1 },
      { ids: [id], hotSale: 0 },
    ])
    expect(bodies(goodsCalls.recommend)).toEqual([
      { ids: [id], recommend: 1 },
      { ids: [id], recommend: 0 },
    ])
  })

  it('limits a bulk action to a hundred goods', async () => {
    const row = good()
    for (let n = 0; n < 101; n++) goods().push({ ...row, id: `99${n}`, goodsName: `赠品${n}` })
    await openConsole(`${PAGE}?status=${goodsStatus.offShelf}&goodsName=赠品&pageSize=20`)
    await sees('共 101 条')
    await hands.click(await find('thead input[type=checkbox], [role=columnheader] input[type=checkbox]', /./))
    await press('选择全部 101 条')
    await sees('已选 101 条')
    await press('上架')
    await dialog(/一次最多处理 100 条/)
    expect(received(goodsCalls.shelve)).toEqual([])
  })

  it('shows the SKUs of goods and opens a copy', async () => {
    const row = sure(goods().find(({ skuList }) => skuList.length === 6))
    const { router } = await openConsole(at(row.goodsName))
    await act(row.goodsName, '查看SKU')
    const panel = await dialog(/SKU/)
    for (const { skuName } of row.skuList) await until(() => expect(panel).toHaveTextContent(skuName))
    await hands.keyboard('{Escape}')
    await act(row.goodsName, '复制')
    await until(() => expect(router.state.location.search).toBe(`?copyId=${row.id}`))
  })

  it('asks for confirmation before sold-out goods are unpublished at once', async () => {
    const count = goods().filter(({ status, stocks }) => status === goodsStatus.onSale && stocks === 0).length
    await openConsole(PAGE)
    await press('售罄设置')
    await dialog(/售罄后处理/)
    await tick('自动下架')
    await fill('库存预警值', '20')
    await press(/^保\s?存$/)
    await sees(/请输入预警短信号码|请选择预警短信号码/)
    await hands.type(sure(all('input', '预警短信号码')[0]), '13800138000{Enter}')
    await press(/^保\s?存$/)
    await dialog(new RegExp(`将立即下架 ${count} 个`))
    await agree(/^保\s?存$/)
    await seesToast('售罄设置已保存')
    expect(bodies(goodsCalls.saveSellOutConfig)).toMatchObject([
      { rule: sellOutRule.takeOff, sellOutText: '已售罄', warnStock: 20, warnPhones: ['13800138000'] },
    ])
    expect(goods().some(({ status, stocks }) => status === goodsStatus.onSale && stocks === 0)).toBe(false)
  })

  it('asks for confirmation without a number if the sold-out goods cannot be counted', async () => {
    await openConsole(PAGE)
    control.inject({ path: goodsCalls.list.path, kind: 'code', code: 500, message: '繁忙' })
    await press('售罄设置')
    await dialog(/售罄后处理/)
    await tick('自动下架')
    await press(/^保\s?存$/)
    await dialog(/将立即下架所有已售罄商品/)
    expect(bodies(goodsCalls.saveSellOutConfig)).toEqual([])
  })
})
