// @module-tag content
import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import * as virtualCars from '@/api/content/virtualCars'
import { Providers } from '@/app/Providers'
import { loadLibraryTexts } from '@/app/language'
import { Highlights } from '@/areas/content/carModels/parts/Highlights'
import { pairsIn } from '@/areas/content/carModels/pasted'
import { carShow } from '@/entities/content/carEnums'
import { energyType } from '@/entities/shared/enums'
import { loadTexts } from '@/locales'
import { virtualCars as models } from '../../mocks/content/rules/cars'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/addCar/addCar'
const model = (status: number, at = 0) => sure(models().filter((row) => row.status === status)[at])
const at = (row: { modelName: string; seriesCode: string }) =>
  `${LIST}?seriesCode=${row.seriesCode}&modelName=${encodeURIComponent(row.modelName)}`
const phone = () => sure(document.querySelector('.phone-frame'))

describe('car model page', () => {
  it('asks for confirmation before hiding a model and rejects showing an incomplete one', async () => {
    const row = model(carShow.shown)
    await openConsole(at(row))
    await act(row.modelName, '隐藏')
    await dialog(/隐藏后小程序不再展示该车型/)
    await agree('隐藏')
    await seesToast('已隐藏')
    expect(bodies(virtualCars.update)).toEqual([{ id: row.id, status: carShow.hidden }])
    await act(row.modelName, '展示')
    await seesToast('已展示')
    expect(row.status).toBe(carShow.shown)
    const bare = sure(models().find(({ cover, minCents }) => cover === '' && minCents === null))
    await expect(virtualCars.update({ id: bare.id, status: carShow.shown })).rejects.toThrow(
      '请先完善：列表图、外观颜色、起售价',
    )
  })

  it('deletes a model after its name is typed unless it is shown or referenced', async () => {
    const row = sure(models().find(({ status, id }) => status === carShow.draft && Number(id) > 68_006))
    await openConsole(at(row))
    await act(row.modelName, '删除')
    await dialog(/确定删除车型/)
    expect(await find('.ant-modal-footer button', '删除')).toBeDisabled()
    await fill(/./, row.modelName, '.ant-modal')
    await agree('删除')
    await seesToast('已删除')
    expect(received(virtualCars.remove)[0]?.path).toContain(row.id)
    const used = sure(models().find(({ status, id }) => status !== carShow.shown && Number(id) <= 68_004))
    await expect(virtualCars.remove({ id: used.id })).rejects.toThrow('该车型已被广告或推荐引用')
    await expect(virtualCars.remove({ id: model(carShow.shown).id })).rejects.toThrow('请先隐藏')
  })

  it('saves a switch and a sort order edited in the row', async () => {
    const row = model(carShow.shown)
    await openConsole(at(row))
    await settled()
    await tick(`可预约试驾 ${row.modelName}`)
    await until(() => expect(bodies(virtualCars.update)).toEqual([{ id: row.id, driveFlag: row.driveFlag }]))
    await settled()
    await fill(`排序 ${row.modelName}`, '7')
    await hands.keyboard('{Enter}')
    await seesToast('排序已更新')
    expect(bodies(virtualCars.update).at(-1)).toEqual({ id: row.id, sort: 7 })
  })

  it('saves only the changed fields with the update time it loaded', { tags: ['core'] }, async () => {
    const row = model(carShow.shown)
    const before = row.updateTime
    await openConsole(at(row))
    await act(row.modelName, '编辑')
    await fill('宣传语', '新的旅程', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('车型已保存')
    expect(bodies(virtualCars.update)).toEqual([{ id: row.id, slogan: '新的旅程', updateTime: before }])
  })

  it('previews typed changes on the phone and rejects a highest price below the lowest', async () => {
    const row = model(carShow.shown)
    const before = row.updateTime
    await openConsole(at(row))
    await act(row.modelName, '编辑')
    await fill('宣传语', '新的旅程', '.ant-drawer')
    await until(() => expect(phone()).toHaveTextContent('新的旅程'))
    await fill('最高价', '1', '.ant-drawer')
    await press(/^保\s?存$/)
    await sees('最高价不能低于起售价')
    expect(received(virtualCars.update)).toEqual([])
    await fill('最高价', '399900', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('车型已保存')
    expect(bodies(virtualCars.update)).toEqual([
      { id: row.id, slogan: '新的旅程', maxPrice: '399900', updateTime: before },
    ])
  })

  it('saves an incomplete model only as a draft and marks the tabs with errors', async () => {
    await openConsole(LIST)
    await press('新增车型')
    await fill('车型名称', '2027款 先锋版', '.ant-drawer')
    await choose('所属车系', '启明Q5', '.ant-drawer')
    await press('保存并展示')
    await find('.ant-tabs-tab', /颜色/)
    await until(() => expect(document.querySelectorAll('.tab-fault').length).toBeGreaterThan(1))
    expect(received(virtualCars.create)).toEqual([])
    await press('存草稿')
    await seesToast('车型已保存')
    expect(bodies(virtualCars.create)[0]).toMatchObject({
      modelName: '2027款 先锋版',
      seriesCode: 'QM_Q5',
      energyType: energyType.petrol,
      status: carShow.draft,
    })
    expect(models().at(-1)).toMatchObject({ modelName: '2027款 先锋版', status: carShow.draft })
  })

  it('publishes a new model on Enter and saves it as a draft on Ctrl+S, also after a refused publication', async () => {
    await openConsole(LIST)
    await press('新增车型')
    await choose('所属车系', '启明Q5', '.ant-drawer')
    const name = await fill('车型名称', '2027款 先锋版', '.ant-drawer')
    await hands.type(name, '{Enter}')
    await until(() => expect(document.querySelectorAll('.tab-fault').length).toBeGreaterThan(1))
    expect(received(virtualCars.create)).toEqual([])
    await hands.type(name, '{Control>}s{/Control}')
    await seesToast('车型已保存')
    expect(bodies(virtualCars.create)).toMatchObject([{ modelName: '2027款 先锋版', status: carShow.draft }])
  })

  it('pastes specifications from two sheet columns and rejects a duplicate within a group', async () => {
    expect(pairsIn('轴距\t2800 mm\r\n最小转弯半径\t5.6 m\n')).toEqual([
      ['轴距', '2800 mm'],
      ['最小转弯半径', '5.6 m'],
    ])
    expect(pairsIn('轴距')).toBeUndefined()
    const row = model(carShow.shown)
    await openConsole(at(row))
    await act(row.modelName, '编辑')
    await hands.click(await find('[role=tab]', /参数配置/))
    await press('添加参数 安全')
    const line = await box(/^参数 安全 2$/, '.ant-drawer')
    fireEvent.paste(line, { clipboardData: { getData: () => 'AEB\t标配\n车道保持\t标配' } })
    await until(() => expect(all('input', /^值 安全 3$/)[0]).toHaveValue('标配'))
    await fill(/^参数 安全 3$/, 'AEB', '.ant-drawer')
    await press(/^保\s?存$/)
    await sees('同一分组内参数不能重复')
    await fill(/^参数 安全 3$/, '车道保持', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('车型已保存')
    expect(row.specs.slice(-2).map(({ specName, specValue }) => [specName, specValue])).toEqual([
      ['AEB', '标配'],
      ['车道保持', '标配'],
    ])
  })

  it('asks for confirmation before overwriting the changes of another user', async () => {
    const row = model(carShow.shown)
    await openConsole(at(row))
    await act(row.modelName, '编辑')
    await fill('宣传语', '我的说法', '.ant-drawer')
    row.updateTime = '2026-01-01 10:00:00'
    row.updateBy = '周志强'
    await press(/^保\s?存$/)
    await dialog(/周志强/)
    await agree(/覆盖/)
    await seesToast('车型已保存')
    expect(bodies(virtualCars.update).at(-1)).toMatchObject({ id: row.id, slogan: '我的说法', force: true })
  })
})

describe('cards of a model', () => {
  it('keep their controls when they are changed and another one is deleted', async () => {
    await Promise.all([loadTexts('common', 'shared', 'cars'), loadLibraryTexts()])
    const Lists = () => {
      const [lights, setLights] = useState(
        ['甲', '乙'].map((title, sort) => ({ title, content: '', image: '', video: '', sort })),
      )
      return <Highlights value={lights} onChange={(next) => setLights(next ?? [])} />
    }
    render(
      <Providers>
        <Lists />
      </Providers>,
    )
    const input = await box(/标题 2$/)
    await hands.type(input, '丙')
    await press('删除 甲')
    expect(await box(/标题 1$/)).toBe(input)
    expect(input).toHaveValue('乙丙')
  })
})
