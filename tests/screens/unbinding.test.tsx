// @module-tag vehicle
import { describe, expect, it, vi } from 'vitest'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { authCancelBy, authStatus } from '@/entities/vehicle/vehicleAuth'
import { carBindStatus as states, unbindType } from '@/entities/vehicle/vehicleBind'
import { isTailOf } from '@/areas/vehicle/vehicleControl/parts/carFields'
import type { BindRow } from '../../mocks/vehicle/data/binds'
import { auths } from '../../mocks/vehicle/rules/auths'
import { binds, runBinds } from '../../mocks/vehicle/rules/binds'
import { isDriving } from '../../mocks/vehicle/rules/conditions'
import { vehicleByVin, vehicles } from '../../mocks/vehicle/rules/vehicles'
import {
  act,
  agree,
  all,
  bodies,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PAGE = '/carControl/unbundling'
const isParked = ({ vin }: BindRow) => !isDriving(sure(vehicleByVin(vin)))
const isOf = (status: number) => (row: BindRow) => row.status === status
const bindWhere = (fits: (row: BindRow) => boolean) => sure(binds().find(fits))
const inForce = (vin: string) => auths().filter((row) => row.vin === vin && row.status === authStatus.inForce)
const chooseCar = async (vin: string) => {
  await hands.type(await find('input[role=combobox]', 'VIN码', '.ant-drawer'), vin)
  const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
  await hands.click(await until(() => sure(options().find(({ textContent }) => textContent.startsWith(vin)))))
}
// Use `tries` to check if the TSP was called. On a busy machine it has replied before a test reads the state.
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe('binding seed data', () => {
  it('covers every status with exactly one open binding for each bound car', () => {
    for (const { value } of states.options) expect(binds().filter(isOf(value)).length, String(value)).toBeGreaterThan(2)
    const open = binds().filter(({ status }) => status !== states.unbound)
    const bound = vehicles().filter((car) => car.bindStatus === vehicleBindState.bound)
    expect(open.map(({ vin }) => vin).toSorted()).toEqual(bound.map(({ vin }) => vin).toSorted())
    expect(binds().filter(({ updateTime, status }) => status === states.unbound && updateTime === '')).toEqual([])
  })
})

describe('unbinding request list', () => {
  it('approves a request and revokes the authorisations of its car', { tags: ['core'] }, async () => {
    const row = bindWhere((one) => isOf(states.toReview)(one) && isParked(one) && inForce(one.vin).length > 0)
    const count = inForce(row.vin).length
    await openConsole(`${PAGE}?vin=${row.vin.slice(-6)}&status=${states.toReview}`)
    await sent(vehicleControl.listUnbinds)
    expect(queries(vehicleControl.listUnbinds)[0]).toMatchObject({ status: '2', scope: 'todo', sortOrder: 'asc' })
    await press(`通过 ${row.vin}`)
    await dialog(new RegExp(`${count} 个授权和蓝牙钥匙立即失效`))
    await agree('通过')
    await seesToast('解绑已提交，等待TSP返回')
    expect(bodies(vehicleControl.unbind)).toEqual([{ id: row.id, result: 1 }])
    expect(row.tries).toBe(1)
    expect(inForce(row.vin)).toEqual([])
    expect(auths().filter((one) => one.vin === row.vin && one.cancelBy === authCancelBy.unbinding)).not.toEqual([])
  })

  it('requires a reason of sufficient length for a rejection', async () => {
    const row = bindWhere(isOf(states.toReview))
    await openConsole(`${PAGE}?vin=${row.vin}&status=${states.toReview}`)
    await act(row.vin, '驳回')
    await dialog(/车主将看到此说明/)
    await fill('处理备注', '照片')
    await agree('驳回')
    await sees('长度须为 5-200 个字符')
    await fill('处理备注', '行驶证照片不清晰，请重新上传')
    await agree('驳回')
    await seesToast('已驳回')
    expect(bodies(vehicleControl.unbind)).toEqual([{ id: row.id, result: 2, remark: '行驶证照片不清晰，请重新上传' }])
    expect(row).toMatchObject({ status: states.bound, remark: '行驶证照片不清晰，请重新上传' })
  })

  it('retries a failed unbinding and rejects one for a driving car', async () => {
    const row = bindWhere((one) => isOf(states.failed)(one) && isParked(one))
    await openConsole(`${PAGE}?status=${states.failed}&vin=${row.vin}`)
    await press(`重试 ${row.vin}`)
    await agree('重试')
    await seesToast('解绑已提交，等待TSP返回')
    expect(row.tries).toBe(2)
    const driving = bindWhere((one) => isOf(states.bound)(one) && !isParked(one))
    await expect(vehicleControl.unbind({ id: driving.id, result: 1 })).rejects.toThrow('车辆行驶中，请稍后再试')
    await expect(vehicleControl.unbind({ id: row.id, result: 1 })).rejects.toThrow('状态已变化，请刷新后重试')
  })

  it('reloads without a request that another user has approved meanwhile', async () => {
    const row = bindWhere(isOf(states.toReview))
    await openConsole(`${PAGE}?vin=${row.vin}&status=${states.toReview}`)
    await press(`通过 ${row.vin}`)
    await dialog(/立即失效/)
    row.status = states.unbound
    const asked = received(vehicleControl.listUnbinds).length
    await agree('通过')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
    await until(() => expect(hasButton(`通过 ${row.vin}`)).toBe(false))
    expect(received(vehicleControl.listUnbinds)).toHaveLength(asked + 1)
    expect(all('.ant-modal-footer button', '通过')).toEqual([])
  })

  it('keeps the typed rejection reason when the status has changed meanwhile', async () => {
    const row = bindWhere(isOf(states.toReview))
    await openConsole(`${PAGE}?vin=${row.vin}`)
    await act(row.vin, '驳回')
    await fill('处理备注', '行驶证照片不清晰，请重新上传')
    row.status = states.unbound
    await agree('驳回')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
    await until(() => expect(hasButton(`驳回 ${row.vin}`)).toBe(false))
    expect(await find('textarea', '处理备注')).toHaveValue('行驶证照片不清晰，请重新上传')
  })

  it('shows the user with a masked phone number and the earlier bindings of the car', async () => {
    const count = new Map<string, number>()
    for (const { vin } of binds()) count.set(vin, (count.get(vin) ?? 0) + 1)
    const row = bindWhere(({ vin, status }) => (count.get(vin) ?? 0) > 1 && status !== states.unbound)
    const before = bindWhere(({ vin, id }) => vin === row.vin && id !== row.id)
    await openConsole(`${PAGE}?mode=binding&record=${row.id}`)
    const shown = await dialog(/该车历史绑定/)
    await until(() => expect(shown).toHaveTextContent(before.bindTime))
    expect(shown).toHaveTextContent(row.userName)
    expect(shown).not.toHaveTextContent(row.phone)
  })
})

describe('unbinding in progress', () => {
  it('reloads every five seconds until the TSP has responded', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const row = bindWhere((one) => isOf(states.unbinding)(one))
    Object.assign(row, { index: 0, dueAt: control.now() + 600_000 })
    await openConsole(`${PAGE}?vin=${row.vin}`)
    expect(document.querySelector('.data-table')).toHaveTextContent('解绑中')
    const asked = received(vehicleControl.listUnbinds).length
    control.moveClock(600_000)
    await vi.advanceTimersByTimeAsync(5_000)
    await sent(vehicleControl.listUnbinds, asked + 1)
    await settled()
    expect(document.querySelector('.data-table')).toHaveTextContent('已解绑')
    expect(vehicleByVin(row.vin)).toMatchObject({ bindStatus: vehicleBindState.unbound, userName: '' })
    await vi.advanceTimersByTimeAsync(10_000)
    await settled()
    expect(received(vehicleControl.listUnbinds)).toHaveLength(asked + 1)
    control.moveClock(-600_000)
  })

  it('fails at the first attempt without a T-Box response and succeeds at the second', () => {
    const row = bindWhere((one) => isOf(states.bound)(one) && one.index % 6 === 5)
    Object.assign(row, { status: states.unbinding, tries: 1, dueAt: 1 })
    runBinds(2)
    expect(row).toMatchObject({ status: states.failed, tspResult: 'T-BOX无响应' })
    Object.assign(row, { status: states.unbinding, tries: 2, dueAt: 1 })
    runBinds(2)
    expect(row.status).toBe(states.unbound)
  })
})

describe('unbinding wizard', () => {
  it('requires the car, a reason with evidence and the end of the VIN', async () => {
    const row = bindWhere((one) => isOf(states.bound)(one) && isParked(one) && inForce(one.vin).length > 0)
    await openConsole(`${PAGE}?vin=${row.vin}`)
    await press('代客解绑')
    await press('下一步')
    await sees(/^请(输入|填写)VIN码$/)
    await chooseCar(row.vin)
    await press('下一步')
    await choose('解绑类型', '本人申请', '.ant-drawer')
    await sees(/车主身份证与行驶证/)
    await fill('解绑原因', '车主本人到店申请解除绑定')
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('.ant-drawer .ant-upload input[accept*=pdf]')),
      new File([PNG], 'id.png', { type: 'image/png' }),
    )
    await button('移除「证明材料 1」')
    await press('下一步')
    await sees(new RegExp(`${inForce(row.vin).length} 个授权和蓝牙钥匙立即失效`))
    await fill('VIN码后 6 位', '000000')
    await press('解绑')
    await sees('VIN码后 6 位不一致')
    await sees('请勾选全部确认事项')
    await fill('VIN码后 6 位', row.vin.slice(-6).toLowerCase())
    await tick('已核实申请人身份')
    await press('解绑')
    await seesToast('解绑已提交，等待TSP返回')
    expect(bodies(vehicleControl.unbind)).toEqual([
      {
        id: row.id,
        result: 1,
        applyType: unbindType.owner,
        reason: '车主本人到店申请解除绑定',
        images: [expect.stringMatching(/^\/__files\//)],
      },
    ])
    expect(row).toMatchObject({ tries: 1, applyType: unbindType.owner })
    expect(inForce(row.vin)).toEqual([])
  })

  it('starts with the reason step from a list row and rejects a short reason', async () => {
    const row = bindWhere((one) => isOf(states.bound)(one) && isParked(one))
    await openConsole(`${PAGE}?vin=${row.vin}`)
    await act(row.vin, '解绑')
    await dialog(/解绑原因/)
    await press('下一步')
    await sees('请选择解绑类型')
    await expect(
      vehicleControl.unbind({ id: row.id, result: 1, applyType: unbindType.owner, reason: '短', images: [] }),
    ).rejects.toThrow('长度须为 5-200 个字符')
  })

  it('rejects a car without a bound user', async () => {
    const car = sure(
      vehicles().find((one) => one.bindStatus === vehicleBindState.unbound && one.onlineStatus === onlineStatus.online),
    )
    await openConsole(`${PAGE}?mode=new`)
    await chooseCar(car.vin)
    await press('下一步')
    await sees('该车辆未绑定用户')
  })
})

describe('end of a VIN', () => {
  it('matches the last six characters regardless of case and width', () => {
    const vin = 'LVVDB21B0SD500003'
    expect(isTailOf('500003', vin)).toBe(true)
    expect(isTailOf(' ５００００３ ', vin)).toBe(true)
    expect(isTailOf('d50000', 'LVVDB21B0SAD50000')).toBe(true)
    expect(isTailOf('50000', vin)).toBe(false)
    expect(isTailOf('', '')).toBe(false)
  })
})
