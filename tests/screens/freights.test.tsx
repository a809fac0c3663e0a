// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as goods from '@/api/commerce/goods'
import * as logistics from '@/api/commerce/logistics'
import { chargeType, freeType } from '@/entities/commerce/freight'
import { addressType } from '@/entities/commerce/shopAddress'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { freights, goodsOfFreight } from '../../mocks/commerce/rules/freights'
import {
  act,
  agree,
  all,
  bodies,
  choose,
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

const PAGE = '/order-management-shop/freight-management'
const at = (name: string) => `${PAGE}?freightName=${encodeURIComponent(name)}`
const row = (name: string) => sure(freights().find(({ freightName }) => freightName.startsWith(name)))
const fillRule = async (title: string, numbers: readonly string[]) => {
  const rule = sure(all('section', title)[0])
  const labels = ['首件/首重/首体积', '首费', '续件/续重/续体积', '续费']
  for (const [index, label] of labels.entries()) {
    const box = sure([...rule.querySelectorAll('label')].find(({ textContent }) => textContent === label))
    await hands.type(sure(document.querySelector(`[id="${box.htmlFor}"]`)), numbers[index] ?? '')
  }
}

describe('freight template page', () => {
  it('saves a changed field', { tags: ['core'] }, async () => {
    const own = row('活动临时')
    await openConsole(at('活动临时'))
    await act(own.freightName, '编辑')
    await fill('不配送提示', '暂不发货')
    await press(/^保\s?存$/)
    await seesToast('运费模板已保存')
    expect(bodies(logistics.updateFreight)).toMatchObject([{ id: own.id, noSendText: '暂不发货' }])
    expect(own.noSendText).toBe('暂不发货')
  })

  it('creates a template with regional rules and calculates a sample fee', async () => {
    await openConsole(PAGE)
    await press('新增运费模板')
    await dialog(/计费方式/)
    await fill('模板名称', '全国通用（按件）')
    await choose('发货地', /上海总仓/)
    await fillRule('全国默认（未单独设置的地区）', ['1', '8', '1', '2'])
    await press('添加地区')
    await fillRule('第 2 条规则', ['1', '6', '1', '1'])
    await press('选择地区 配送地区 2')
    await fill(/粘贴省市名称/, '上海、江苏，火星')
    await press('添加粘贴的地区')
    await sees('未识别：火星')
    await agree(/确\s?定/)
    await press('选择地区 不配送地区')
    await press('港澳台')
    await fill(/粘贴省市名称/, '江苏')
    await press('添加粘贴的地区')
    await agree(/确\s?定/)
    expect(await dialog(/以哪项为准/)).toHaveTextContent('江苏省')
    await agree('以不配送为准')
    await choose('收货地区', '上海市')
    await hands.click(
      await until(() => sure(document.querySelector<HTMLElement>('.ant-cascader-menu + .ant-cascader-menu > li'))),
    )
    await fill(/^购买件数/, '3')
    await sees('首 1 件 ¥6.00 + 续 2 件 × ¥1.00 = ¥8.00')
    await press(/^保\s?存$/)
    await sees('模板名称已存在')
    await fill('模板名称', '华东专用')
    await press(/^保\s?存$/)
    await seesToast('运费模板已保存')
    expect(bodies(logistics.createFreight).at(-1)).toMatchObject({
      freightName: '华东专用',
      chargeType: chargeType.pieces,
      rules: [
        {
          rowNo: 1,
          regions: [],
          firstUnit: 1,
          firstFee: '8.00',
          nextUnit: 1,
          nextFee: '2.00',
          freeType: freeType.never,
        },
        { rowNo: 2, regions: ['310000'], firstFee: '6.00' },
      ],
      noSendRegions: ['320000', '710000', '810000', '820000'],
    })
    await find('button', '编辑 华东专用')
  })

  it('validates fees and regions and resets the rules when the charge type changes', async () => {
    const own = row('活动临时')
    await openConsole(`${at('活动临时')}&mode=edit&record=${own.id}`)
    await dialog(/计费方式/)
    const fee = await find('input', '首费')
    await hands.clear(fee)
    await hands.type(fee, '10000')
    await press('添加地区')
    await press(/^保\s?存$/)
    await sees('运费须为 0-9999.99')
    await sees('请选择配送地区')
    expect(received(logistics.updateFreight)).toEqual([])
    await hands.click(await find('input[type=radio]', /按件/))
    await dialog(/更换计费方式/)
    await agree(/确\s?定/)
    await until(() => expect(all('section', '第 2 条规则')).toEqual([]))
    expect(await find('input', '首费')).toHaveValue('')
  })

  it('keeps all rules and regions that the server sends as text', async () => {
    const own = sure(freights().find(({ id, rules }) => rules.length > 1 && goodsOfFreight(id) > 0))
    const rules = own.rules.map((rule, place) => ({ ...rule, rowNo: place + 1 }))
    const [, far] = rules
    control.inject({
      path: logistics.getFreight.path,
      kind: 'code',
      code: 200,
      data: { ...own, goodsCount: 7, rules: JSON.stringify(rules), noSendRegions: own.noSendRegions.join(',') },
    })
    await openConsole(`${at(own.freightName)}&mode=edit&record=${own.id}`)
    const rule = await until(() => sure(all('section', '第 2 条规则')[0]))
    await until(() => expect(rule).not.toHaveTextContent(sure(far?.regions[0])))
    await fill('不配送提示', '暂不发货')
    await press(/^保\s?存$/)
    await dialog(/将影响 7 个商品的运费/)
    await agree(/^保\s?存$|^确\s?定$/)
    await seesToast('运费模板已保存')
    expect(bodies(logistics.updateFreight)).toMatchObject([
      {
        id: own.id,
        noSendText: '暂不发货',
        noSendRegions: own.noSendRegions,
        rules: rules.map(({ rowNo, regions, firstFee }) => ({ rowNo, regions, firstFee })),
      },
    ])
    expect(own.rules).toHaveLength(rules.length)
  })

  it('neither shows nor sends no-delivery regions missing from the response', async () => {
    const { noSendRegions: _left, ...own } = sure(freights()[0])
    const empty = { ...sure(freights()[1]), noSendRegions: [] }
    const data = { records: [own, empty], total: 2 }
    control.inject({ path: logistics.listFreights.path, kind: 'code', code: 200, data })
    control.inject({ path: logistics.getFreight.path, kind: 'code', code: 200, data: own })
    await openConsole(`${PAGE}?mode=edit&record=${own.id}`)
    const cells = (selector: string) =>
      all(selector, /./).map((line) => [...line.querySelectorAll('.data-cell')].map(({ textContent }) => textContent))
    await until(() => expect(cells('.data-body .data-row')).toHaveLength(2))
    const place = sure(cells('.data-head')[0]).indexOf('不配送地区')
    expect(cells('.data-body .data-row').map((line) => line[place])).toEqual(['—', '0'])
    await fill('不配送提示', '暂不发货')
    await press(/^保\s?存$/)
    await seesToast('运费模板已保存')
    expect(bodies(logistics.updateFreight)).toMatchObject([{ id: own.id, noSendText: '暂不发货' }])
    expect(bodies(logistics.updateFreight)[0]).not.toHaveProperty('noSendRegions')
  })

  it('shows the name of a sender address that is no longer in use', async () => {
    const own = row('活动临时')
    const address = sure(addresses().find(({ id }) => id === own.addressId))
    Object.assign(address, { addressType: addressType.return, defaultSend: 0 })
    await openConsole(at('活动临时'))
    await act(own.freightName, '编辑')
    const box = await find('input[role=combobox]', '发货地', '[role=dialog]')
    await until(() => expect(box.closest('.ant-select')).toHaveTextContent(address.addressName))
    expect(box.closest('.ant-select')).not.toHaveTextContent(address.id)
  })

  it('opens the goods that use a template', async () => {
    const own = sure(freights().find(({ id }) => goodsOfFreight(id) > 0))
    await openConsole(at(own.freightName))
    await press(String(goodsOfFreight(own.id)))
    await until(() => expect(queries(goods.list).at(-1)).toMatchObject({ freightId: own.id }))
    await until(() => expect(document.body).toHaveTextContent(`运费模板：${own.freightName}`))
    await sees(`共 ${goodsOfFreight(own.id)} 条`)
  })

  it('copies a template, sets the default and deletes only unused ones', async () => {
    const own = row('活动临时')
    own.rules = own.rules.map((rule) => ({ ...rule, freeType: freeType.both, freeValue: '99.00', freePieces: 2 }))
    await openConsole(at('活动临时'))
    await act(own.freightName, '复制')
    await seesToast('已复制运费模板')
    const copy = row('活动临时模板副本')
    expect({ ...copy, id: '', updateBy: '', updateTime: '' }).toEqual({
      ...own,
      id: '',
      freightName: '活动临时模板副本',
      rules: own.rules.map((rule) => ({ ...rule, freeValue: 99 })),
      updateBy: '',
      updateTime: '',
    })
    await act('活动临时模板副本', '设为默认')
    await seesToast('默认模板已更换')
    expect(bodies(logistics.updateFreight).at(-1)).toEqual({ id: copy.id, defaultFlag: 1 })
    expect(freights().filter(({ defaultFlag }) => defaultFlag === 1)).toEqual([copy])
    await act('活动临时模板', '删除')
    await dialog(/确定删除「活动临时模板」/)
    await agree('删除')
    await seesToast('运费模板已删除')
    expect(freights()).not.toContain(own)
    expect(bodies(logistics.removeFreight)).toEqual([{ id: own.id }])
    await expect(logistics.removeFreight({ id: copy.id })).rejects.toThrow('默认项不能停用或删除')
    const used = sure(freights().find(({ id, defaultFlag }) => defaultFlag === 0 && goodsOfFreight(id) > 0))
    await expect(logistics.removeFreight({ id: used.id })).rejects.toThrow('正被')
    expect(freights()).toContain(used)
  })
})
