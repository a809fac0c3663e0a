import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as carSeries from '@/api/carSeries'
import * as files from '@/api/files'
import { carSeries as fields } from '@/entities/shared/carSeries'
import { moved } from '@/areas/system/cars/order'
import { org } from '../../mocks/lib/store'
import { act, all, bodies, box, button, choose, fill, find, hands, press, queries, sees, sent, told } from '../hands'
import { control, openConsole, received, toasts } from '../harness'

const PATH = '/system-management/carsManagement'
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const series = (id: string) => org.carSeries.find((row) => row.id === id)
const names = () => [...document.querySelectorAll('.ant-table-row .series-name')].map(({ textContent }) => textContent)
const FORM = '.ant-drawer'
const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (sign) => sign.charCodeAt(0))

describe('the list of car series', () => {
  it('is read in its order, with brands and their counts beside, and narrowed by a brand', async () => {
    await open()
    await sees('星屿E3')
    expect(queries(carSeries.list)[0]).toEqual({ sortField: 'sort', sortOrder: 'asc', pageNo: '1', pageSize: '20' })
    const brands = within(await find('nav', '按品牌筛选'))
    await hands.click(await brands.findByRole('button', { name: /星屿\s*4/ }))
    await waitFor(() => expect(queries(carSeries.list).at(-1)).toMatchObject({ brandCode: 'XY' }))
    await waitFor(() => expect(names()).toEqual(['星屿E3', '星屿E5', '星屿M8', '星屿X9']))
  })

  it('sends its filters', async () => {
    await open('?seriesCode=QM&energyType=1,2&status=1&driveFlag=1')
    await sent(carSeries.list)
    expect(new URLSearchParams(Object.entries(queries(carSeries.list)[0] ?? {})).get('seriesCode')).toBe('QM')
    await sees('启明Q7 PHEV 2026款四驱旗舰型(十周年特别纪念版)')
    expect(names()).toHaveLength(3)
  })

  it('shows prices in units of ten thousand, and cards on demand', async () => {
    await open('?seriesName=启明Q5')
    await sees('10.99 - 14.99万')
    await hands.click(await find('.ant-segmented-item', '')) // the first of two icons
    await hands.click(document.querySelectorAll<HTMLElement>('.ant-segmented-item-input')[1]!) // there are two
    await waitFor(() => expect(document.querySelectorAll('.series-card')).toHaveLength(1))
    expect(location.search).toContain('view=cards')
  })
})

describe('the state of a series', () => {
  it('is put on sale, and discontinued after a question that says the effect', async () => {
    await open('?brandCode=XY')
    await act('星屿E5', '开售')
    await told('已开售')
    expect(bodies(carSeries.update)).toEqual([{ id: '3006', status: 1 }])
    await act('星屿E5', '停售')
    await sees('停售后新线索、试驾、订单不可再选该车系')
    await press('停售')
    await told('已停售')
    expect(series('3006')).toMatchObject({ status: 2, clueFlag: 0, driveFlag: 0 })
  })

  it('decides what is offered: no delete on sale, no discontinue before it', async () => {
    await open('?brandCode=XY')
    await button('停售 星屿E3')
    expect(all('button', '删除 星屿E3')).toEqual([])
    expect(all('button', '停售 星屿E5')).toEqual([])
    await button('删除 星屿E5')
  })

  it('is deleted when nothing refers to it, and refused when something does', async () => {
    await open('?brandCode=XY')
    await act('星屿M8', '删除')
    await press('删除')
    await told('该车系已被线索或订单引用,不能删除')
    await act('星屿X9', '删除')
    await press('删除')
    await told('已删除')
    expect(received(carSeries.remove).map(({ path }) => path.split('/').at(-1))).toEqual(['3007', '3008'])
    await waitFor(() => expect(names()).toEqual(['星屿E3', '星屿E5', '星屿M8']))
  })
})

describe('the switches of a series', () => {
  it('save at once and go back when refused', async () => {
    await open('?brandCode=QM')
    const flag = await find('button[role=switch]', '可试驾 启明Q5')
    await hands.click(flag)
    await told('已关闭「可试驾」')
    expect(bodies(carSeries.update)).toEqual([{ id: '3001', driveFlag: 0 }])
    control.inject({ path: carSeries.update.path, kind: 'code', code: 409, message: '不行' })
    const other = await find('button[role=switch]', '可留资 启明Q5')
    await hands.click(other)
    await told('不行')
    await waitFor(() => expect(other).toBeChecked())
  })
  it('a coming series takes no test drives', async () => {
    await open('?brandCode=XY')
    expect(await find('button[role=switch]', '可试驾 星屿E5')).toBeDisabled()
    expect(await find('button[role=switch]', '可留资 星屿E5')).toBeEnabled()
  })
})

describe('the order of a brand', () => {
  it('changes by buttons; each series that moved is saved', async () => {
    await open('?brandCode=QM')
    await press('下移启明Q5')
    await told('排序已保存')
    expect(bodies(carSeries.update)).toEqual([
      { id: '3002', sort: 10 },
      { id: '3001', sort: 20 },
    ])
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['启明Q7', '启明Q5']))
  })
  it('is read again after a failure in the middle', async () => {
    await open('?brandCode=QM')
    control.inject({ path: carSeries.update.path, kind: 'code', code: 500, message: '保存失败', after: 1 })
    await button('下移启明Q5')
    const before = received(carSeries.list).length
    await press('下移启明Q5')
    await told('保存失败')
    await waitFor(() => expect(received(carSeries.list).length).toBeGreaterThanOrEqual(before + 2))
  })
  it('cannot be changed with another filter or over all brands', async () => {
    await open('?brandCode=QM&status=1')
    await sees('启明Q5')
    expect(all('button', '下移启明Q5')).toEqual([])
  })
  it('deals out the sorts that there are, and counts anew where two are alike', () => {
    const rows = [10, 20, 30].map((sort, at) => ({ id: String(at), sort }))
    expect(moved(rows, '2', 0)).toEqual([
      { id: '2', sort: 10 },
      { id: '0', sort: 20 },
      { id: '1', sort: 30 },
    ])
    expect(moved([{ id: 'a', sort: 0 }, { id: 'b', sort: 0 }], 'b', 0)).toEqual([
      { id: 'b', sort: 10 },
      { id: 'a', sort: 20 },
    ])
    expect(moved(rows, '0', 0)).toEqual([])
    expect(moved(rows, '0', -1)).toEqual([])
  })
})

describe('the form of a series', () => {
  it('says at the field what is missing and what is wrong', async () => {
    await open('?mode=new')
    await fill('车系编码', 'q5', FORM)
    await fill('最低指导价', '20', FORM)
    await fill('最高指导价', '10', FORM)
    await press('保存')
    for (const text of ['请选择品牌', '请输入车系名称', '编码为2-30位大写字母、数字或下划线,且以字母开头', '请选择能源类型', '最高指导价不能低于最低指导价', '请选择车系图'])
      await sees(text)
    expect(received(carSeries.create)).toEqual([])
  })

  it('saves a new series with its picture, models and prices; a picture that is taken off again is removed', async () => {
    await open('?mode=new')
    await choose(/品牌/, '星屿', FORM)
    await fill('车系名称', '星屿E7', FORM)
    await fill('车系编码', 'XY_E7', FORM)
    await choose('能源类型', '纯电', FORM)
    await fill('最低指导价', '219800.5', FORM)
    const models = await fill('在售车型', '标准版,长续航版,标准版', FORM)
    await hands.type(models, '{Enter}')
    const upload = async () => {
      const input = document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')
      if (input) await hands.upload(input, new File([PNG], 'e7.png', { type: 'image/png' }))
      await press('确定')
    }
    await upload()
    await sent(files.upload)
    await press('移除图片')
    await sent(files.remove)
    await upload()
    await sent(files.upload, 2)
    await waitFor(() => expect(document.querySelector('.ant-upload img')).toBeTruthy())
    await press('保存')
    await told('车系已保存')
    expect(bodies(carSeries.create)[0]).toMatchObject({
      brandCode: 'XY',
      seriesName: '星屿E7',
      seriesCode: 'XY_E7',
      energyType: 4,
      bodyType: null,
      minPrice: '219800.5',
      maxPrice: null,
      modelNames: ['长续航版', '标准版'].toReversed(),
    })
    await sees('星屿E7')
    expect(org.carSeries.at(-1)).toMatchObject({ status: 0, minPrice: 219_800.5 })
  })

  it('puts a refusal under its field, and keeps the code on edit', async () => {
    await open('?mode=edit&series=3001')
    expect(await box('车系编码', FORM)).toBeDisabled()
    await fill('车系名称', '启明Q7', FORM)
    await press('保存')
    await sees('该品牌下车系名称已存在')
    await fill('车系名称', '启明Q5 Pro', FORM)
    await press('保存')
    await told('车系已保存')
    expect(bodies(carSeries.update).at(-1)).toMatchObject({ id: '3001', seriesName: '启明Q5 Pro', minPrice: '109900.00' })
    expect(bodies(carSeries.update).at(-1)).not.toHaveProperty(fields.seriesCode.key)
  })

  it('says that a series is gone', async () => {
    await open('?mode=edit&series=1')
    await sees('该车系已不存在')
  })
})

describe('who may edit series', () => {
  it('headquarters alone; the back end refuses an area', async () => {
    const area = org.users.find((row) => row.username === 'area_hd')
    const admin = org.roles.find((role) => role.roleCode === 'HQ_ADMIN')
    if (area && admin) area.roleIds = [admin.id]
    await open('?brandCode=QM', 'area_hd')
    await sees('启明Q5')
    expect(all('button', '新增车系')).toEqual([])
    expect(all('button', /^编辑/)).toEqual([])
    expect(await find('button[role=switch]', '可留资 启明Q5')).toBeDisabled()
    await expect(carSeries.update({ id: '3001', sort: 1 })).rejects.toThrow('仅总部可维护车系')
    expect(toasts()).toContain('仅总部可维护车系')
  })
})
