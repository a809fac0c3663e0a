// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { accessStatus, providerStatus } from '@/entities/vehicle/accessConfig'
import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { carCommand } from '@/entities/vehicle/controlLog'
import { queryClient } from '@/app/queries'
import type { AccessRow } from '../../mocks/vehicle/data/providers'
import { access, carsOf } from '../../mocks/vehicle/rules/access'
import { vehicles } from '../../mocks/vehicle/rules/vehicles'
import { dropMenu, menuRows } from '../../mocks/system/rules/access'
import { seriesName } from '../../mocks/leads/rules/leads'
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
  sees,
  seesToast,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PAGE = '/carControl/AccessConfiguration'
const PROVIDERS = `${PAGE}?tab=providers`
const SAVED = '接入配置已保存'
const rowWhere = (fits: (row: AccessRow) => boolean) => sure(access().series.find(fits))
const nameOf = ({ seriesCode }: AccessRow) => seriesName(seriesCode)
const isIn = (status: number) => (row: AccessRow) => row.status === status
const tickOf = (row: AccessRow, command: string) =>
  find('[role=checkbox]', new RegExp(`^${nameOf(row).replace(/[()（）]/g, '.')} ${command}( 未保存)?$`))
const changes = () => bodies(vehicleControl.updateAccessConfig)
const provider = (code: string) => sure(access().providers.find(({ providerCode }) => providerCode === code))

describe('remote control matrix of series', () => {
  it('keeps ticks changed by keyboard unsent until their row is saved', { tags: ['core'] }, async () => {
    const row = rowWhere(isIn(accessStatus.connected))
    const cars = vehicles().filter(
      (car) =>
        car.seriesCode === row.seriesCode &&
        car.onlineStatus !== onlineStatus.inactive &&
        car.onlineStatus !== onlineStatus.writtenOff,
    ).length
    expect(carsOf(row)).toBe(cars)
    await openConsole(PAGE)
    await settled()
    const lock = await tickOf(row, '上锁')
    lock.focus()
    await hands.keyboard('{ArrowRight} {ArrowDown}{ArrowUp}')
    const unlock = await tickOf(row, '解锁')
    expect(document.activeElement).toBe(unlock)
    expect(unlock).toHaveAttribute('aria-checked', 'false')
    expect(unlock.closest('td')).toHaveAttribute('data-changed', 'true')
    expect(changes()).toEqual([])
    await press(`保存 ${nameOf(row)}`)
    await dialog(new RegExp(`关闭「解锁」将影响 ${cars} 辆车`))
    await agree('保存')
    await seesToast(SAVED)
    expect(changes()).toMatchObject([{ part: 'series', row: { id: row.id, tboxModel: row.tboxModel } }])
    expect(row.commands).not.toContain(carCommand.unlock)
    await until(() => expect(document.querySelectorAll('[data-changed=true]')).toHaveLength(0))
  })

  it('keeps the focus in the saved row', async () => {
    const row = sure(access().series.findLast(isIn(accessStatus.connected)))
    await openConsole(PAGE)
    await settled()
    const tick = await tickOf(row, '解锁')
    tick.focus()
    await hands.keyboard(' ')
    await press(`保存 ${nameOf(row)}`)
    await agree('保存')
    await seesToast(SAVED)
    await until(() => expect(tick.closest('tr')?.contains(document.activeElement)).toBe(true))
  })

  it('keeps the focus on the tick whose change is discarded', async () => {
    const row = rowWhere(isIn(accessStatus.connected))
    await openConsole(PAGE)
    await settled()
    ;(await tickOf(row, '解锁')).focus()
    await hands.keyboard(' ')
    await press(`放弃 ${nameOf(row)}`)
    await until(async () => expect(await tickOf(row, '解锁')).toHaveFocus())
  })

  it('requests the configuration once per tab', async () => {
    await openConsole(PAGE)
    await settled()
    expect(received(vehicleControl.getAccessConfig)).toHaveLength(1)
    await hands.click(await find('[role=tab]', 'TSP厂商'))
    await settled()
    expect(received(vehicleControl.getAccessConfig)).toHaveLength(2)
  })

  it('confirms a risky command and keeps its tick after a concurrent change', async () => {
    const row = rowWhere(isIn(accessStatus.connected))
    row.commands = row.commands.filter((code) => code !== carCommand.start)
    await openConsole(PAGE)
    await hands.click(await tickOf(row, '远程启动'))
    Object.assign(row, { updateTime: '2026-11-01 10:00:00', tboxModel: 'TBOX-NEW' })
    await press(`保存 ${nameOf(row)}`)
    await dialog(/「远程启动」是高风险指令/)
    await agree('保存')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
    await sees(/TBOX-NEW/)
    expect(row.commands).not.toContain(carCommand.start)
    await agree('保存')
    await seesToast(SAVED)
    expect(row).toMatchObject({ tboxModel: 'TBOX-NEW' })
    expect(row.commands).toContain(carCommand.start)
  })

  it('disables charging control for a series that cannot be plugged in', async () => {
    const row = rowWhere(({ seriesCode }) => seriesCode === 'QM_Q5')
    await openConsole(PAGE)
    await settled()
    const charge = await tickOf(row, '充电控制')
    await hands.click(charge)
    expect(charge).toHaveAttribute('aria-disabled', 'true')
    expect(charge).toHaveAttribute('aria-checked', 'false')
  })

  it('names the affected cars and asks for the series name before disconnecting', async () => {
    const row = rowWhere(isIn(accessStatus.connected))
    const name = nameOf(row)
    const cars = carsOf(row)
    await openConsole(PAGE)
    await act(name, '转入维护')
    await dialog(/用户将看到维护提示/)
    await agree('转入维护')
    await until(() => expect(row.status).toBe(accessStatus.maintenance))
    await settled()
    await act(name, '断开')
    await dialog(new RegExp(`${cars} 辆车的远程控制`))
    expect(all('.ant-modal-footer button:disabled', '断开')).toHaveLength(1)
    await fill(new RegExp(`请输入「${name}」`), name)
    await agree('断开')
    await until(() => expect(row.status).toBe(accessStatus.none))
    expect(carsOf(row)).toBe(0)
  })

  it('rejects a second configuration of a series and offers only enabled TSPs', async () => {
    const row = rowWhere(isIn(accessStatus.connected))
    await openConsole(`${PAGE}?mode=new`)
    await choose('车系', nameOf(row), '.ant-drawer')
    await fill('T-BOX型号', 'TBOX-G9', '.ant-drawer')
    await hands.click(await find('input[role=combobox]', 'TSP厂商', '.ant-drawer'))
    expect(all('.ant-select-item-option', /启航车联/)).toEqual([])
    await choose('TSP厂商', '云驰车联', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await sees('该车系已配置')
    expect(changes()).toEqual([])
  })

  it('hides buttons, keys and phones from a user without the edit permission', async () => {
    dropMenu(sure(menuRows.find(({ permission }) => permission === 'vehicleControl.updateAccessConfig')).id)
    await openConsole(PAGE, { as: 'hq_vehicle' })
    const row = rowWhere(isIn(accessStatus.connected))
    expect(await tickOf(row, '上锁')).toHaveAttribute('aria-disabled', 'true')
    expect(all('button', /编辑|维护|新增车系/)).toEqual([])
    const { providers } = await vehicleControl.getAccessConfig()
    expect(providers.filter((one) => Reflect.has(one, 'appKey') || !one.contactPhone.includes('****'))).toEqual([])
    await expect(
      vehicleControl.updateAccessConfig({ part: 'series', row: { id: row.id, updateTime: row.updateTime } }),
    ).rejects.toThrow('没有操作权限')
  })
})

describe('TSP management', () => {
  it('shows only the end of a secret and keeps it when the field is left empty', async () => {
    const row = provider('YUNCHI')
    const secret = row.appSecret
    await openConsole(PROVIDERS)
    await act(row.providerName, '编辑')
    await sees(`当前为 ••••${secret.slice(-4)}，留空则不修改`)
    await fill('超时（秒）', '20', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await seesToast(SAVED)
    expect(row).toMatchObject({ appSecret: secret, timeoutSec: 20 })
    await act(row.providerName, '编辑')
    await fill('AppSecret', 'sk_replaced_by_a_new_one', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await until(() => expect(row.appSecret).toBe('sk_replaced_by_a_new_one'))
    await settled()
    const traces = [
      JSON.stringify(control.log()),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
      location.href,
      document.body.innerHTML,
    ].join()
    expect(traces).not.toContain('sk_')
    expect(traces).toContain('_one')
  })

  it('rejects disabling a TSP while series are connected', async () => {
    const row = provider('XINGLIAN')
    await openConsole(PROVIDERS)
    await act(row.providerName, '停用')
    await until(() => expect(toasts()).toContain('仍有 3 个车系接入，请先断开'))
    expect(changes()).toEqual([])
    await expect(
      vehicleControl.updateAccessConfig({
        part: 'provider',
        row: {
          id: row.providerCode,
          providerCode: row.providerCode,
          updateTime: row.updateTime,
          status: providerStatus.off,
        },
      }),
    ).rejects.toThrow('仍有3个车系接入')
    await act(provider('QIHANG').providerName, '启用')
    await seesToast(SAVED)
    expect(provider('QIHANG').status).toBe(providerStatus.on)
  })

  it('validates address and IP whitelist and creates a TSP as disabled', async () => {
    await openConsole(`${PROVIDERS}&mode=new`)
    await fill('厂商编码', 'NEW1', '.ant-drawer')
    await fill('TSP厂商', '新连科技', '.ant-drawer')
    await choose('接入协议', 'MQTT', '.ant-drawer')
    await fill('接口地址', 'http://tsp.example.com', '.ant-drawer')
    await fill('AppKey', 'ak_new_2026', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await sees('请输入以https开头的链接')
    await fill('接口地址', 'https://tsp.example.com', '.ant-drawer')
    await fill('AppSecret', 'sk_of_the_new_provider', '.ant-drawer')
    await hands.type(await find('input[role=combobox]', '回调IP白名单', '.ant-drawer'), '10.0.0.256{Enter}')
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await sees('IP格式不正确：10.0.0.256')
    await hands.click(sure(document.querySelector('.ant-drawer .ant-select-selection-item-remove')))
    await hands.click(sure(all('.ant-drawer button', '保存')[0]))
    await seesToast(SAVED)
    expect(provider('NEW1')).toMatchObject({ status: providerStatus.off, appSecret: 'sk_of_the_new_provider' })
    expect(received(vehicleControl.updateAccessConfig)).toHaveLength(1)
  })
})
