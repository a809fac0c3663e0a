// @module-tag commerce
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as goodsCalls from '@/api/commerce/goods'
import * as files from '@/api/system/files'
import { chargeType } from '@/entities/commerce/freight'
import { shelfType } from '@/entities/commerce/goods'
import { deliveryMode, goodsStatus } from '@/entities/commerce/shared'
import { freights } from '../../mocks/commerce/rules/freights'
import { goods, goodsById } from '../../mocks/commerce/rules/goods'
import { couponById } from '../../mocks/marketing/rules/coupons'
import { org } from '../../mocks/system/rules/store'
import {
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  loseSession,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, reloadConsole } from '../harness'
import { png } from '../pictures'

const PAGE = '/shop-management-shop/addGoods'
const cell = (name: string) => sure(all('.sku-grid input', name)[0]) as HTMLInputElement
const has = (name: string) => all('.sku-grid input', name).length > 0
const rows = () => document.querySelectorAll('.sku-grid tbody tr')
/** A box of the grid is an input. */
const paste = (name: string, text: string) => {
  const input = cell(name)
  input.focus()
  fireEvent.paste(input, { clipboardData: { getData: () => text } })
}
const addValues = async (name: string, values: readonly string[]) => {
  for (const value of values)
    await hands.type(sure(all('.sku-tags input', `输入规格值，回车添加 ${name}`)[0]), `${value}{Enter}`)
}
const addTag = async (name: string, values: readonly string[]) => {
  const place = document.querySelectorAll('.sku-tag').length + 1
  await press('添加规格')
  const box = await find('.sku-tags input', `规格名 ${place}`)
  await hands.type(box, `${name}{Enter}`)
  await addValues(name, values)
}
const typeFacts = async () => {
  await fill('商品编码', 'TEST-0001')
  await fill('商品名称', '遮阳帘')
}
interface SentSku {
  id?: string
  properties: string
  skuName: string
  price: string | null
  stocks: number | null
  status: number
}
const skusOf = (body: unknown) => (body as { skuList: SentSku[] }).skuList // as the form sends them
const six = () => sure(goods().find((row) => row.skuList.length === 6 && row.status === goodsStatus.onSale))

describe('SKU editor', () => {
  it('keeps the input of each combination when specifications change', async () => {
    await openConsole(PAGE)
    await typeFacts()
    await tick('多规格')
    await addTag('颜色', ['红', '蓝'])
    await hands.type(cell('售价 红'), '10.5')
    await hands.type(cell('库存 蓝'), '7')
    await addTag('尺码', ['S', 'L'])
    expect(rows()).toHaveLength(4)
    expect(document.querySelectorAll('.sku-grid th[rowspan="2"]')).toHaveLength(2)
    expect(cell('售价 红 S')).toHaveValue('10.5')
    expect(cell('库存 蓝 S')).toHaveValue('7')
    await addValues('颜色', ['绿'])
    expect(rows()).toHaveLength(6)
    await press('删除 颜色 红')
    expect(has('售价 红 S')).toBe(false)
    await addValues('颜色', ['红'])
    expect(cell('售价 红 S')).toHaveValue('10.5')
    const name = sure(all('.sku-tags input', '规格名 1')[0])
    await hands.clear(name)
    await hands.type(name, '花色{Enter}')
    expect(cell('售价 红 S')).toHaveValue('10.5')
    await addValues('花色', ['蓝'])
    await sees('规格名或规格值不能重复')
    await press('存草稿')
    await sent(goodsCalls.create)
    const list = skusOf(bodies(goodsCalls.create)[0])
    expect(list).toHaveLength(6)
    expect(list.find(({ properties }) => properties === '花色:红;尺码:S')).toMatchObject({
      skuName: '红 S',
      prodName: '遮阳帘 红 S',
      price: '10.5',
      stocks: null,
    })
    expect(list.find(({ properties }) => properties === '花色:蓝;尺码:S')).toMatchObject({ price: null, stocks: 7 })
  })

  it('renames a value without losing its SKUs, ids and picture', async () => {
    const row = six()
    const [first, second] = sure(row.skuTags[0]).tagItems
    const [name, was] = [sure(row.skuTags[0]).tagName, sure(first).value]
    const [sku] = row.skuList
    const size = sure(sku).skuName.replace(`${was} `, '')
    const { id, sales } = sure(sku)
    await openConsole(`${PAGE}?id=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    await fill(`库存 ${was} ${size}`, '321')
    const rename = `改名 ${name} ${was}`
    await press(rename)
    const box = await find('.sku-tags input', rename)
    expect(box).toHaveFocus()
    await hands.clear(box)
    await hands.type(box, `${sure(second).value}{Enter}`)
    expect(box).toHaveAccessibleDescription('规格名或规格值不能重复')
    expect(cell(`库存 ${was} ${size}`)).toHaveValue('321')
    await hands.clear(box)
    await hands.type(box, '流光金{Enter}')
    expect(sure(all('button', `改名 ${name} 流光金`)[0])).toHaveFocus()
    expect(has(`库存 ${was} ${size}`)).toBe(false)
    expect(cell(`库存 流光金 ${size}`)).toHaveValue('321')
    expect(cell(`货号 流光金 ${size}`)).toHaveValue(sure(sku).skuCode)
    await press(/^保\s?存$/)
    await agree(/^保\s?存$/)
    await seesToast('商品已保存')
    const now = sure(goodsById(row.id))
    expect(now.skuTags[0]?.tagItems[0]).toEqual({ value: '流光金', pic: sure(first).pic })
    expect(now.skuTags[0]?.tagItems[0]?.pic).not.toBe('')
    expect(now.skuList).toHaveLength(6)
    expect(now.skuList[0]).toMatchObject({
      id,
      sales,
      stocks: 321,
      price: sure(sku).price,
      skuCode: sure(sku).skuCode,
      properties: `${name}:流光金;${sure(row.skuTags[1]).tagName}:${size}`,
      skuName: `流光金 ${size}`,
    })
  })

  it('fills cells by paste and bulk fill, moves by keys and marks invalid ones', async () => {
    await openConsole(PAGE)
    await typeFacts()
    await tick('多规格')
    await addTag('颜色', ['红', '蓝', '绿'])
    paste('售价 红', '1,299.00\t1,399\t5\n¥88\tx\t6\n9\t10\t7\n1\t2\t3\n')
    await sees(/已粘贴 9 格，3 格超出表格/)
    expect(cell('售价 红')).toHaveValue('1299.00')
    expect(cell('划线价 红')).toHaveValue('1399')
    expect(cell('库存 绿')).toHaveValue('7')
    expect(cell('划线价 蓝')).toHaveAttribute('aria-invalid', 'true')
    expect(cell('划线价 蓝')).toHaveAttribute('title', textWith('售价须为'))
    await sees('启用 3 / 3 个SKU · 总库存 18 · 最低售价 ¥9.00')
    cell('售价 红').focus()
    await hands.keyboard('{Enter}')
    expect(cell('售价 蓝')).toHaveFocus()
    await hands.keyboard('{ArrowRight}{ArrowDown}')
    expect(cell('划线价 绿')).toHaveFocus()
    expect(received(goodsCalls.create)).toHaveLength(0)
    await tick('启用 绿')
    await sees('启用 2 / 3 个SKU · 总库存 11 · 最低售价 ¥88.00')
    paste('货号 红', 'A1\nA1\nB2')
    expect(cell('货号 红')).toHaveAttribute('title', '货号不能重复')
    await fill('批量填充 划线价', '2000')
    await press('填充')
    expect(cell('划线价 蓝')).toHaveValue('2000')
    expect(cell('售价 蓝')).toHaveValue('88')
    paste('货号 红', 'A1\nA2')
    await hands.clear(cell('库存 蓝'))
    await press('提交')
    await until(() => expect(cell('库存 蓝')).toHaveAttribute('aria-invalid', 'true'))
    expect(cell('库存 绿')).not.toHaveAttribute('aria-invalid')
    await press('存草稿')
    await sent(goodsCalls.create)
    expect(skusOf(bodies(goodsCalls.create)[0]).map(({ status, stocks }) => [status, stocks])).toEqual([
      [1, 5],
      [1, null],
      [0, 7],
    ])
  })

  it('asks before deleting saved SKUs and limits combinations to 200', async () => {
    const row = six()
    await openConsole(`${PAGE}?id=${row.id}`)
    const value = sure(row.skuTags[0]?.tagItems[0]?.value)
    const name = sure(row.skuTags[0]?.tagName)
    await until(() => expect(rows()).toHaveLength(6))
    await press(`删除 ${name} ${value}`)
    await dialog(/将清除 2 个SKU的价格和库存/)
    await agree(/^取\s?消$/)
    expect(rows()).toHaveLength(6)
    const many = Array.from({ length: 17 }, (_, at) => `值${at}`).join('，')
    const size = sure(row.skuTags[1]?.tagName)
    await addValues(size, [many])
    await until(() => expect(rows()).toHaveLength(3 * 19))
    await addTag('款式', ['一，二，三，四'])
    await sees('规格组合不能超过 200 个')
    await addValues('款式', ['一'])
    expect(rows()).toHaveLength(3 * 19)
    await press(`删除 ${name} ${value}`)
    await agree('删除')
    await until(() => expect(rows()).toHaveLength(2 * 19))
  })

  it('keeps the input after a reload, an ended session and a failed save', async () => {
    await openConsole(PAGE)
    await typeFacts()
    await tick('多规格')
    await addTag('颜色', ['红', '蓝'])
    await hands.type(cell('售价 红'), '10')
    await hands.type(cell('库存 蓝'), '3')
    await until(() => expect(JSON.stringify({ ...sessionStorage })).toContain('颜色:蓝'))
    await reloadConsole()
    await press(/^恢\s?复$/)
    await until(() => expect(cell('售价 红')).toHaveValue('10'))
    expect(cell('库存 蓝')).toHaveValue('3')
    control.inject({ path: goodsCalls.create.path, method: 'POST', kind: 'raw', status: 500, body: 'x', times: 1 })
    await press('存草稿')
    await sent(goodsCalls.create)
    await until(() => expect(all('button.ant-btn-loading', /./)).toHaveLength(0))
    expect(cell('售价 红')).toHaveValue('10')
    await loseSession(goodsCalls.create, () => press('存草稿'))
    await press(/^恢\s?复$/)
    await until(() => expect(cell('库存 蓝')).toHaveValue('3'))
    await press('存草稿')
    await seesToast('商品已保存')
    expect(skusOf(bodies(goodsCalls.create).at(-1)).map(({ price, stocks }) => [price, stocks])).toEqual([
      ['10', null],
      [null, 3],
    ])
  })
})

describe('goods form', () => {
  it('accepts SKUs sent as text and saves them unchanged', async () => {
    const row = six()
    const before = row.skuList.map(({ id, properties, price, stocks }) => ({ id, properties, price, stocks }))
    const turned = (properties: string) => properties.split(';').toReversed().join(';')
    control.inject({
      path: goodsCalls.get.path,
      kind: 'code',
      code: 200,
      data: {
        ...row,
        skuTags: JSON.stringify(
          row.skuTags.map((tag) => ({ ...tag, tagItems: tag.tagItems.map(({ value }) => value) })),
        ),
        skuList: JSON.stringify(row.skuList.map((sku) => ({ ...sku, properties: turned(sku.properties) }))),
      },
    })
    await openConsole(`${PAGE}?id=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    expect(cell(`库存 ${sure(row.skuList[0]).skuName}`)).toHaveValue(String(sure(before[0]).stocks))
    await press(/^保\s?存$/)
    await agree(/^保\s?存$/)
    await sent(goodsCalls.update)
    expect(skusOf(bodies(goodsCalls.update)[0])).toMatchObject(before)
  })

  it('publishes new goods on submission', { tags: ['core'] }, async () => {
    await openConsole(`${PAGE}?copyId=${six().id}`)
    await until(() => expect(rows()).toHaveLength(6))
    await fill('商品编码', 'COPY-0002')
    await fill('SPU编码', 'SPUCOPY0002')
    await press('提交')
    await seesToast('商品已保存并上架')
    const made = sure(goods().find(({ goodsCode }) => goodsCode === 'COPY-0002'))
    expect(bodies(goodsCalls.create)).toMatchObject([
      { goodsCode: 'COPY-0002', spu: 'SPUCOPY0002', shelfType: shelfType.now },
    ])
    expect(bodies(goodsCalls.shelve)).toEqual([{ ids: [made.id] }])
    expect(made.status).toBe(goodsStatus.onSale)
  })

  it('keeps new goods as a draft when they cannot be published', async () => {
    const row = six()
    for (const sku of row.skuList) sku.stocks = 0
    await openConsole(`${PAGE}?copyId=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    await fill('商品编码', 'COPY-0003')
    await fill('SPU编码', 'SPUCOPY0003')
    await press('提交')
    await seesToast('已保存，但未生效：库存为0')
    expect(sure(goods().find(({ goodsCode }) => goodsCode === 'COPY-0003')).status).toBe(goodsStatus.draft)
  })

  it('requires a weight for goods with a freight charge by weight', async () => {
    const row = six()
    const freight = sure(freights().find((one) => one.chargeType === chargeType.weight))
    Object.assign(row, { deliveryMode: deliveryMode.carrier, freightId: freight.id })
    sure(row.skuList[0]).weight = null
    await openConsole(`${PAGE}?id=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    await sees(/首.*kg/)
    await press(/^保\s?存$/)
    await until(() =>
      expect(document.querySelectorAll('.sku-grid [title="该运费模板按重量计费，请填写重量"]')).toHaveLength(1),
    )
    expect(received(goodsCalls.update)).toEqual([])
  })

  it('keeps ids and sales when goods on sale are changed after confirmation', async () => {
    const row = six()
    const [first] = row.skuList
    await openConsole(`${PAGE}?id=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    const box = cell(`库存 ${sure(first).skuName}`)
    await hands.clear(box)
    await hands.type(box, '999')
    await press(/^保\s?存$/)
    await dialog(/保存后立即对用户生效/)
    await agree(/^保\s?存$/)
    await seesToast('商品已保存')
    const now = sure(goodsById(row.id))
    expect(now.skuList[0]).toMatchObject({ id: sure(first).id, stocks: 999, sales: sure(first).sales })
    expect(now.stocks).toBe(now.skuList.filter(({ status }) => status).reduce((sum, { stocks }) => sum + stocks, 0))
  })

  it('shows the name of the linked coupon', async () => {
    const row = sure(goods().find(({ couponId }) => couponId !== ''))
    const { couponName } = sure(couponById(row.couponId))
    const [series] = org.carSeries
    row.seriesCodes = [sure(series).seriesCode]
    await openConsole(`${PAGE}?id=${row.id}`)
    await sees(couponName)
    expect(await goodsCalls.get({ id: row.id })).toMatchObject({
      couponName,
      seriesNames: [sure(series).seriesName],
    })
  })

  it('accepts only square pictures of at least 800 px', async () => {
    const row = sure(goods()[0])
    await openConsole(`${PAGE}?id=${row.id}`)
    const input = await until(() => sure(document.querySelector<HTMLInputElement>('.images-add input[type=file]')))
    expect(input.accept).toBe('.jpg,.jpeg,.png,.webp')
    await hands.upload(input, [png(800, 801), png(799, 799), png(800, 800)])
    await seesToast('图片须为 1:1，边长不小于 800 像素')
    await until(() => expect(received(files.uploadBatch)).toHaveLength(1))
    await until(() => expect(document.querySelectorAll('.images-box img')).toHaveLength(row.images.length + 1))
    expect(await screen.findAllByText(/60 秒/)).toHaveLength(1)
  })

  it('reports a duplicate goods code and generates a new one', async () => {
    await openConsole(PAGE)
    await fill('商品编码', 'TAKEN-01')
    await fill('商品名称', '遮阳帘')
    await sees('商品编码已存在')
    expect(queries(goodsCalls.checkCode)).toEqual([{ goodsCode: 'TAKEN-01' }])
    await fill('SPU编码', 'SPU90009')
    await hands.tab()
    await until(() => expect(bodies(goodsCalls.checkSpu)).toEqual([{ spu: 'SPU90009' }]))
    await press('生成')
    await until(() => expect(sure(all('input', '商品编码')[0]).getAttribute('value')).toMatch(/^S\d{6}-[A-Z2-8]{4}$/))
  })

  it('copies goods without their code and SPU', async () => {
    const row = six()
    await openConsole(`${PAGE}?copyId=${row.id}`)
    await until(() => expect(rows()).toHaveLength(6))
    expect(sure(all('input', '商品编码')[0])).toHaveValue('')
    expect(sure(all('input', 'SPU编码')[0])).toHaveValue('')
    await fill('商品编码', 'COPY-0001')
    await press('存草稿')
    await seesToast('商品已保存')
    expect(skusOf(bodies(goodsCalls.create)[0]).every(({ id }) => id === undefined)).toBe(true)
  })
})
