// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as goods from '@/api/commerce/goods'
import { leafFlag } from '@/entities/commerce/taxItem'
import { enableStatus } from '@/entities/shared/enums'
import { goods as shopGoods, taxedAs } from '../../mocks/commerce/rules/goods'
import { taxItemOf, taxItems } from '../../mocks/commerce/rules/taxItems'
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
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const PAGE = '/config-management-shop/taxHeadings-management'
const named = (name: string, leaf = true) =>
  sure(taxItems().find((row) => row.taxName === name && (row.leafFlag === leafFlag.leaf) === leaf))
const inTree = () =>
  all('[role=treegrid] .tree-body', /./).map((row) => sure(row.querySelector('.tree-text')).textContent)
const node = (name: string) =>
  until(() =>
    sure(all('[role=treegrid] .tree-body', /./).find((row) => row.querySelector('.tree-text')?.textContent === name)),
  )
const last = () => received(goods.listTaxItems).at(-1)?.body

describe('tax item list', () => {
  it('loads the tree of 4,200 items once and renders only the visible nodes', async () => {
    expect(taxItems()).toHaveLength(4200)
    expect(new Set(taxItems().map(({ taxCode }) => taxCode)).size).toBe(4200)
    expect(taxItems().every(({ taxCode }) => /^\d{19}$/.test(taxCode))).toBe(true)
    expect(taxItems().filter(({ status }) => status === enableStatus.enabled)).toHaveLength(300)
    await openConsole(`${PAGE}?item=5010101020000000000`)
    await node('货物')
    expect(inTree()).toHaveLength(6)
    await press('全部展开')
    await until(() => expect(find('[role=treegrid]', '税目树')).resolves.toHaveAttribute('aria-rowcount', '4201'))
    expect(inTree().length).toBeLessThan(60)
    expect(received(goods.getTaxTree)).toHaveLength(1)
  })

  it('searches the tree and filters the list by the selected node', async () => {
    await openConsole(`${PAGE}?taxRate=99`)
    await node('货物')
    await fill('搜索名称或编码', '隐形车衣')
    await until(() => expect(inTree().slice(0, 4)).toEqual(['货物', '橡胶、塑料制品', '隐形车衣', '隐形车衣']))
    await hands.click(sure((await node('隐形车衣')).querySelector('.tree-text')))
    await until(() => expect(last()).toMatchObject({ parentCode: named('隐形车衣', false).taxCode }))
  })

  it('searches by code or name', async () => {
    const { taxCode } = named('隐形车衣')
    await openConsole(`${PAGE}?item=${taxCode}`)
    await find('[role=switch]', '状态 隐形车衣')
    expect(last()).toMatchObject({ taxCode })
    await fill('编码或名称', '车衣')
    await hands.keyboard('{Enter}')
    await until(() => expect(last()).toMatchObject({ taxName: '车衣' }))
  })

  it('warns about the affected goods before disabling an item', { tags: ['core'] }, async () => {
    const { taxCode } = named('车用座垫及内饰')
    await openConsole(`${PAGE}?item=${taxCode}`)
    await hands.click(await find('[role=switch]', '状态 车用座垫及内饰'))
    await dialog(/[1-9]\d* 个商品正在使用，停用后不影响已有商品，新商品不可选/)
    await agree('停用')
    await seesToast('税目已停用')
    expect(bodies(goods.setTaxItemStatus)).toEqual([{ taxCodes: [taxCode], status: enableStatus.disabled }])
    expect(sure(taxItemOf(taxCode)).status).toBe(enableStatus.disabled)
  })

  it('warns before disabling items of unknown use', async () => {
    const { taxCode, taxName } = named('车用座垫及内饰')
    const row = { id: '1', taxCode, taxName, status: enableStatus.enabled, leafFlag: leafFlag.leaf }
    const body = JSON.stringify({ code: 200, data: { records: [row], total: 1 } })
    control.inject({ path: goods.listTaxItems.path, kind: 'raw', body })
    await openConsole(PAGE)
    await hands.click(await find('input[type=checkbox]', new RegExp(taxName)))
    await hands.click(sure(all('.bulk-bar button', '停用')[0]))
    await dialog(/— 个商品正在使用/)
    expect(bodies(goods.setTaxItemStatus)).toEqual([])
  })

  it('links an item to the goods that use it', async () => {
    const { taxCode } = named('车用座垫及内饰')
    const held = shopGoods().filter((one) => taxedAs(one) === taxCode).length
    await openConsole(`${PAGE}?item=${taxCode}`)
    await press(String(held))
    await until(() => expect(queries(goods.list).at(-1)).toMatchObject({ taxCode }))
    await sees(`共 ${held} 条`)
    await until(() => expect(document.body).toHaveTextContent(`税目：${taxCode}`))
  })

  it('enables items in one request and reports the rejected one with its reason', async () => {
    const codes = ['高级隐形车衣', '定制隐形车衣'].map((name) => named(name).taxCode)
    await openConsole(`${PAGE}?item=隐形车衣&leafFlag=1&status=0`)
    for (const name of ['高级隐形车衣', '定制隐形车衣'])
      await hands.click(await find('input[type=checkbox]', new RegExp(name)))
    Object.assign(sure(taxItemOf(codes[1] ?? '')), { status: enableStatus.enabled })
    await hands.click(sure(all('.bulk-bar button', '启用')[0]))
    await until(() =>
      expect(bodies(goods.setTaxItemStatus)).toEqual([{ taxCodes: codes, status: enableStatus.enabled }]),
    )
    await sees('状态已变化，请刷新后重试')
    expect(sure(taxItemOf(codes[0] ?? '')).status).toBe(enableStatus.enabled)
  })

  it('narrows to enabled items in use with quick filters', async () => {
    await openConsole(PAGE)
    await press('使用中')
    await until(() => expect(last()).toMatchObject({ goodsCountMin: 1 }))
    await press('已启用')
    await until(() => expect(last()).toMatchObject({ goodsCountMin: 1, status: [1] }))
    await act('车用座垫及内饰', '停用')
    await dialog(/[1-9]\d* 个商品正在使用/)
  })

  it('works without the tree and reloads it on retry', async () => {
    control.inject({ path: goods.getTaxTree.path, kind: 'code', code: 500, message: '税务平台繁忙', times: 1 })
    await openConsole(`${PAGE}?item=隐形车衣&leafFlag=1&status=1`)
    await sees('加载税目树失败')
    await find('[role=switch]', '状态 隐形车衣')
    await press(/^重\s?试$/)
    await node('货物')
  })
})
