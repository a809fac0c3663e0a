// @module-tag system
import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as organisation from '@/api/system/organisation'
import { deptType, enableStatus } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  all,
  bodies,
  button,
  choose,
  fill,
  find,
  hands,
  loseSession,
  press,
  sees,
  sent,
  settled,
  seesToast,
  until,
  sure,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const open = (query = '', as?: string) => openConsole(`/system-management/salesAreaManagement${query}`, { as })
const dept = (name: string) => {
  const row = org.departments.find(({ deptName }) => deptName === name)
  if (!row) throw new Error(`no department ${name}`)
  return row
}
const assign = (name: string) => open(`?dept=${dept(name).id}&mode=assign`)
const tick = async (name: string | RegExp) => {
  const title = await until(() => {
    const node = [...document.querySelectorAll('.city-tree .ant-tree-list .ant-tree-treenode')].find(
      ({ textContent }) => (typeof name === 'string' ? textContent === name : name.test(textContent)),
    )
    if (!node) throw new Error(`no city ${String(name)}`)
    return node
  })
  await hands.click(sure(title.querySelector('.ant-tree-checkbox')))
}
const puts = () => bodies(organisation.updateDeptRegions)
const ids = () => received(organisation.updateDeptRegions).map(({ body }) => (body as { id: string }).id) // sent by the screen

describe('sales area tree', () => {
  it('shows areas and districts and finds one by its city', async () => {
    await open()
    await sees('华东大区')
    await sees('江苏省区')
    expect(all('[role=row]', /总裁办公室/)).toEqual([])
    await hands.type(await fill('大区、编码、负责人或城市', '苏州'), '{Enter}')
    await until(() => expect(all('[role=row]', /浙江省区/)).toEqual([]))
    await sees('江苏省区')
    expect(location.search).toContain('keyword=')
  })
  it('narrows to one area', async () => {
    await open()
    await choose('指定大区', '华北')
    await until(() => expect(all('[role=row]', /华东大区/)).toEqual([]))
    await sees('河北省区')
    await sent(organisation.listAreaNames)
  })
  it('collapses and expands all areas', async () => {
    await open()
    await sees('华东大区')
    await press('全部收起')
    await until(() => expect(all('[role=row]', /华东大区/)).toEqual([]))
    await press('全部展开')
    await sees('江苏省区')
  })
  it('shows regions, dealers and people of a department', async () => {
    await open()
    await act('华东大区', '归属关系')
    await sent(organisation.getDeptRelation)
    await hands.click(await find('[role=tab]', '负责区域'))
    await sees('江苏省（全部）')
    await hands.click(await find('[role=tab]', '经销商'))
    await sees('D00001')
    await hands.click(await find('[role=tab]', '下级与人员'))
    await sees('area_hd')
    expect(location.search).toContain('part=people')
  })
  it('offers region assignment only for enabled areas and districts', async () => {
    await open()
    await button('分配省市 华东大区')
    expect(all('button', '分配省市 启明汽车销售有限公司')).toEqual([])
    expect(dept('西藏省区').status).toBe(enableStatus.disabled)
    expect(all('button', '分配省市 西藏省区')).toEqual([])
  })
})

describe('region assignment', () => {
  it('shows removed cities and saves the whole list once', { tags: ['core'] }, async () => {
    await assign('江苏省区')
    await tick(/^江苏省$/)
    await tick(/^江苏省$/)
    await fill('搜索省份或城市', '苏州')
    await tick(/^苏州市/)
    await sees('移除 1 个城市')
    await press('保存')
    await seesToast('负责区域已保存')
    expect(puts()).toEqual([{ id: dept('江苏省区').id, regions: expect.not.arrayContaining(['320500']) }])
    expect(dept('江苏省区').regions).not.toContain('320500')
  })

  it('F-212 restores the cities chosen before the session ended', async () => {
    await assign('江苏省区')
    await fill('搜索省份或城市', '苏州')
    await tick(/^苏州市/)
    await sees('移除 1 个城市')
    await loseSession(organisation.updateDeptRegions, () => press('保存'))
    await press('恢复')
    await sees('移除 1 个城市')
    await press('保存')
    await seesToast('负责区域已保存')
    expect(puts().at(-1)).toEqual({ id: dept('江苏省区').id, regions: expect.not.arrayContaining(['320500']) })
    await until(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]))
  })

  it('moves a city from another area only after moves are allowed and confirmed', async () => {
    await assign('华东大区')
    await fill('搜索省份或城市', '沈阳')
    await tick(/沈阳市（东北大区）$/)
    expect(await button('保存')).toBeDisabled()
    await hands.click(await find('button[role=switch]', /允许跨大区调整/))
    await tick(/沈阳市（东北大区）$/)
    await sees('新增 1 个城市')
    await press('保存')
    await sees('确认调整后，1 家经销商的归属将同步变更')
    const table = within(await find('[role=dialog]', /确认调整/))
    expect(table.getByText('东北大区')).toBeInTheDocument()
    await press('确认调整')
    await seesToast('负责区域已保存')
    expect(ids()).toEqual([dept('东北大区').id, dept('华东大区').id])
    expect(dept('辽宁省区').regions).not.toContain('210100')
    expect(
      org.dealers.filter(({ cityCode }) => cityCode === '210100').every(({ areaName }) => areaName === '华东'),
    ).toBe(true)
  })

  it('names saved and failed departments and retries only the failed ones', async () => {
    await assign('华东大区')
    await fill('搜索省份或城市', '沈阳')
    await hands.click(await find('button[role=switch]', /允许跨大区调整/))
    await tick(/沈阳市（东北大区）$/)
    await press('保存')
    await sees('确认调整后，1 家经销商的归属将同步变更')
    control.inject({
      path: organisation.updateDeptRegions.path,
      kind: 'code',
      code: 500,
      message: '保存失败',
      after: 1,
      times: 1,
    })
    const before = received(organisation.listDepts).length
    await press('确认调整')
    await sees('未保存：华东大区')
    await settled()
    expect(received(organisation.listDepts)).toHaveLength(before + 1)
    await sees('已保存：东北大区')
    await press('重试')
    await seesToast('负责区域已保存')
    expect(ids()).toEqual([dept('东北大区').id, dept('华东大区').id, dept('华东大区').id])
  })

  it('rejects emptying an area with dealers and cities outside a district', async () => {
    await open()
    await sent(organisation.listDepts)
    await expect(organisation.updateDeptRegions({ id: dept('华东大区').id, regions: [] })).rejects.toThrow(
      /该大区下仍有\d+家经销商的城市，不能清空/,
    )
    await expect(organisation.updateDeptRegions({ id: dept('江苏省区').id, regions: ['210100'] })).rejects.toThrow(
      '沈阳市不属于华东大区',
    )
    await expect(organisation.updateDeptRegions({ id: dept('华东大区').id, regions: ['210100'] })).rejects.toThrow(
      '沈阳市已属于东北大区',
    )
    expect(toasts()).toContain('沈阳市不属于华东大区')
  })

  it('offers a district only the cities of its own area', async () => {
    await assign('上海省区')
    await sees('上海市')
    expect(
      [...document.querySelectorAll('.city-tree .ant-tree-list .ant-tree-treenode')].some(
        ({ textContent }) => textContent === '辽宁省',
      ),
    ).toBe(false)
  })

  it('asks for confirmation before discarding changes', async () => {
    await assign('江苏省区')
    await fill('搜索省份或城市', '苏州')
    await tick(/^江苏省$/)
    await press('取消')
    await sees('内容未保存，确定离开？')
    await press('放弃修改')
    await until(() => expect(location.search).not.toContain('mode='))
    expect(puts()).toEqual([])
  })

  it('loads the regions level by level when the full list fails', async () => {
    control.inject({ path: organisation.listRegionsH5.path, kind: 'code', code: 500, message: 'x' })
    await assign('江苏省区')
    await sent(organisation.listProvinces)
    await sent(organisation.listCities, 31)
    await sees('江苏省（全部）')
  })
})

describe('list of uncovered cities', () => {
  it('assigns ticked cities to an area', async () => {
    await open()
    await press('未覆盖城市')
    await hands.click(await find('input[type=checkbox]', '选择「三沙市」'))
    await choose('分配给大区', '华南大区')
    await press('分配 1 个城市')
    await seesToast('负责区域已保存')
    expect(puts()).toEqual([{ id: dept('华南大区').id, regions: expect.arrayContaining(['460300', '440100']) }])
    await until(() => expect(all('input', '选择「三沙市」')).toEqual([]))
    const { id, deptName } = dept('华南大区')
    const data = [{ id, deptName, deptType: deptType.area, status: enableStatus.enabled }]
    control.inject({ path: organisation.listDepts.path, kind: 'code', code: 200, data })
    await hands.click(sure(all('input[type=checkbox]', /^选择「/)[0]))
    await press('分配 1 个城市')
    await sees('服务器未返回部分大区的城市，无法列出未覆盖城市')
  })
})

describe('sales area tree for an area account', () => {
  it('is limited to its own branch and read-only', async () => {
    await open('', 'area_hd')
    await sees('江苏省区')
    expect(all('[role=row]', /东北大区/)).toEqual([])
    expect(all('button', /^分配省市/)).toEqual([])
    expect(all('button', '未覆盖城市')).toEqual([])
    await expect(organisation.updateDeptRegions({ id: dept('江苏省区').id, regions: [] })).rejects.toThrow()
  })
})
