// @module-tag system
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as carSeries from '@/api/system/carSeries'
import { moved } from '@/areas/system/cars/order'
import { prop } from '@/lib/json'
import { energyType, saleStatus } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act as actOn,
  all,
  bodies,
  box,
  button,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  seesToast,
  until,
  sure,
} from '../actions'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { control, openConsole, received, toasts } from '../harness'

const PATH = '/system-management/carsManagement'
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const series = (id: string) => org.carSeries.find((row) => row.id === id)
const names = () => [...document.querySelectorAll('.data-row')].map((row) => row.querySelector('bdi')?.textContent)
const FORM = '.ant-drawer'

describe('car series list', () => {
  it('loads in sort order and filters by brand', async () => {
    await open()
    await sees('星屿E3')
    expect(queries(carSeries.list)[0]).toEqual({ sortField: 'sort', sortOrder: 'asc', pageNo: '1', pageSize: '20' })
    const brands = within(await find('nav', '按品牌筛选'))
    await hands.click(await brands.findByRole('button', { name: /星屿\s*4/ }))
    await until(() => expect(queries(carSeries.list).at(-1)).toMatchObject({ brandCode: 'XY' }))
    await until(() => expect(names()).toEqual(['星屿E3', '星屿E5', '星屿M8', '星屿X9']))
  })

  it('sends its filters', async () => {
    await open('?seriesCode=QM&energyType=1,2&status=1&driveFlag=1')
    await sent(carSeries.list)
    expect(new URLSearchParams(Object.entries(queries(carSeries.list)[0] ?? {})).get('seriesCode')).toBe('QM')
    await sees('启明Q7 PHEV 2026款四驱旗舰型（十周年特别纪念版）')
    expect(names()).toHaveLength(3)
  })

  it('shows prices in units of ten thousand and switches to cards', async () => {
    await open('?seriesName=启明Q5')
    await sees('10.99-14.99 万')
    await hands.click(sure(document.querySelectorAll('.list-tools .ant-segmented-item')[1]))
    await until(() => expect(document.querySelectorAll('.series-card')).toHaveLength(1))
    expect(location.search).toContain('view=cards')
  })
})

describe('car series lifecycle', () => {
  it('puts a series on sale directly and discontinues it after confirmation', { tags: ['core'] }, async () => {
    await open('?brandCode=XY')
    await actOn('星屿E5', '开售')
    await seesToast('已开售')
    expect(bodies(carSeries.update)).toEqual([{ id: '3006', status: saleStatus.onSale }])
    await actOn('星屿E5', '停售')
    await sees('停售后新线索、试驾、订单不可再选该车系')
    await press('停售')
    await seesToast('已停售')
    expect(series('3006')).toMatchObject({ status: saleStatus.discontinued, clueFlag: 0, driveFlag: 0 })
  })

  it('offers discontinuation only for a series on sale and deletion only for others', async () => {
    await open('?brandCode=XY')
    await button('停售 星屿E3')
    await press('更多 星屿E3')
    await find('[role=menuitem]', '下移')
    expect(all('[role=menuitem]', '删除')).toEqual([])
    await hands.keyboard('{Escape}')
    expect(all('button', '停售 星屿E5')).toEqual([])
    await press('更多 星屿E5')
    await find('[role=menuitem]', '删除')
  })

  it('deletes an unreferenced series and reports the refusal for a referenced one', async () => {
    await open('?brandCode=XY')
    await actOn('星屿M8', '删除')
    await press('删除')
    await seesToast('该车系已被线索或订单引用，不能删除')
    await actOn('星屿X9', '删除')
    await press('删除')
    await seesToast('已删除')
    expect(received(carSeries.remove).map(({ path }) => path.split('/').at(-1))).toEqual(['3007', '3008'])
    await until(() => expect(names()).toEqual(['星屿E3', '星屿E5', '星屿M8']))
  })
})

describe('car series switches', () => {
  it('F-216 save at once and revert after a refusal', async () => {
    await open('?brandCode=QM')
    const flag = await find('button[role=switch]', '可试驾 启明Q5')
    await hands.click(flag)
    await seesToast('已关闭「可试驾」')
    expect(bodies(carSeries.update)).toEqual([{ id: '3001', driveFlag: 0 }])
    control.inject({ path: carSeries.update.path, kind: 'code', code: 409, message: '不行' })
    const other = await find('button[role=switch]', '可留资 启明Q5')
    await hands.click(other)
    await seesToast('不行')
    await until(() => expect(other).toBeChecked())
  })
  it('disable test drives for a series not yet on sale', async () => {
    await open('?brandCode=XY')
    expect(await find('button[role=switch]', '可试驾 星屿E5')).toBeDisabled()
    expect(await find('button[role=switch]', '可留资 星屿E5')).toBeEnabled()
  })
})

describe('series order of a brand', () => {
  it('F-217 F-289 changes from the row menu and saves each moved series', async () => {
    await open('?brandCode=QM')
    await actOn('启明Q5', '下移')
    await seesToast('顺序已保存')
    expect(bodies(carSeries.update)).toEqual([
      { id: '3002', sort: 10 },
      { id: '3001', sort: 20 },
    ])
    await until(() => expect(names().slice(0, 2)).toEqual(['启明Q7', '启明Q5']))
  })
  it('leaves other brands unchanged when the server ignores the filter', async () => {
    await open('?brandCode=QM')
    control.inject({ path: carSeries.list.path, kind: 'unfiltered' })
    await actOn('启明Q5', '移至最后')
    await seesToast('顺序已保存')
    const brands = bodies(carSeries.update).map((body) => series(String(prop(body, 'id')))?.brandCode)
    expect(brands.length).toBeGreaterThan(1)
    expect(new Set(brands)).toEqual(new Set(['QM']))
  })
  it('F-217 reloads after a save fails halfway', async () => {
    await open('?brandCode=QM')
    control.inject({ path: carSeries.update.path, kind: 'code', code: 500, message: '保存失败', after: 1 })
    await find('button', '拖动排序 启明Q5')
    const before = received(carSeries.list).length
    await actOn('启明Q5', '下移')
    await seesToast('保存失败')
    await until(() => expect(received(carSeries.list).length).toBeGreaterThanOrEqual(before + 2))
  })
  it('cannot be changed while another filter is set', async () => {
    await open('?brandCode=QM&status=1')
    expect(await find('button', '拖动排序 启明Q5')).toHaveAttribute('aria-disabled', 'true')
    expect(all('button', '更多 启明Q5')).toEqual([])
  })
  it('reuses the existing sort values and renumbers duplicates', () => {
    const rows = [10, 20, 30].map((sort, at) => ({ id: String(at), sort }))
    expect(moved(rows, '2', 0)).toEqual([
      { id: '2', sort: 10 },
      { id: '0', sort: 20 },
      { id: '1', sort: 30 },
    ])
    expect(
      moved(
        [
          { id: 'a', sort: 0 },
          { id: 'b', sort: 0 },
        ],
        'b',
        0,
      ),
    ).toEqual([
      { id: 'b', sort: 10 },
      { id: 'a', sort: 20 },
    ])
    expect(moved(rows, '0', 0)).toEqual([])
    expect(moved(rows, '0', -1)).toEqual([])
  })
})

describe('car series form', () => {
  it('reports missing and invalid values at their fields', async () => {
    await open('?mode=new')
    await fill('车系编码', 'q5', FORM)
    await fill('最低指导价', '20', FORM)
    await fill('最高指导价', '10', FORM)
    await press('保存')
    for (const text of [
      '请选择品牌',
      '请输入车系名称',
      '编码须为 2-30 位大写字母、数字或下划线，且以字母开头',
      '请选择能源类型',
      '最高指导价不能低于最低指导价',
      '请上传车系图',
    ])
      await sees(text)
    expect(received(carSeries.create)).toEqual([])
  })

  it('saves a new series from a restored draft', async () => {
    await open()
    await sees('星屿E3')
    draftOf('carSeries:new').set(
      {
        brandCode: 'XY',
        seriesName: '星屿E7',
        energyType: energyType.electric,
        cover: '/__files/1',
        minPrice: '219800.5',
        clueFlag: 1,
      },
      DRAFT_LIFE_MS,
    )
    await press('新增车系')
    await press('恢复')
    await fill('车系编码', 'XY_E7', FORM)
    await hands.type(await fill('在售车型', '标准版,长续航版,标准版', FORM), '{Enter}')
    await press('移除「标准版」')
    await press('保存')
    await seesToast('车系已保存')
    expect(bodies(carSeries.create)).toEqual([
      {
        brandCode: 'XY',
        seriesName: '星屿E7',
        seriesCode: 'XY_E7',
        energyType: energyType.electric,
        bodyType: null,
        launchDate: null,
        minPrice: '219800.5',
        maxPrice: null,
        modelNames: ['长续航版'],
        cover: '/__files/1',
        clueFlag: 1,
        driveFlag: 0,
        sort: 0,
      },
    ])
    expect(org.carSeries.at(-1)).toMatchObject({ status: saleStatus.coming, minPrice: 219_800.5 })
  })

  it('reports a taken name and keeps the code fixed while editing', async () => {
    await open('?mode=edit&record=3001')
    expect(await box('车系编码', FORM)).toBeDisabled()
    await fill('车系名称', '启明Q7', FORM)
    await press('保存')
    await sees('该品牌下车系名称已存在')
    await fill('车系名称', '启明Q5 Pro', FORM)
    await press('保存')
    await seesToast('车系已保存')
    expect(bodies(carSeries.update).at(-1)).toEqual({ id: '3001', seriesName: '启明Q5 Pro' })
  })

  it('reads and writes prices with the decimal mark of the language', async () => {
    await openConsole(`${PATH}?mode=edit&record=3001`, { language: 'es' })
    await fill('Precio mínimo', '99900,5', FORM)
    await press.now('Guardar')
    await waitFor(async () => expect(await box('Precio mínimo', FORM)).toHaveValue('99900,5'))
    await seesToast('Modelo guardado')
    expect(bodies(carSeries.update).at(-1)).toMatchObject({ minPrice: '99900.5' })
  })

  it('reports that a series no longer exists', async () => {
    await open('?mode=edit&record=1')
    await sees('该车系已不存在')
  })
})

describe('permission to edit series', () => {
  it('is limited to headquarters on the page and on the server', async () => {
    const area = org.users.find((row) => row.username === 'area_hd')
    const admin = org.roles.find((role) => role.roleCode === 'HQ_ADMIN')
    if (area && admin) area.roleIds = [admin.id]
    await open('?brandCode=QM', 'area_hd')
    await sees('启明Q5')
    expect(all('button', '新增车系')).toEqual([])
    expect(all('button', /^(编辑|拖动排序)/)).toEqual([])
    expect(await find('button[role=switch]', '可留资 启明Q5')).toBeDisabled()
    await expect(carSeries.update({ id: '3001', sort: 1 })).rejects.toThrow('仅总部可维护车系')
    expect(toasts()).toContain('仅总部可维护车系')
  })
})
