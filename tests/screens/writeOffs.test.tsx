// @module-tag vehicle
import { describe, expect, it, vi } from 'vitest'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { findingsOf, stopOf } from '@/areas/vehicle/vehicleControl/parts/WriteOffWizard'
import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { writeOffReason, writeOffStatus as states } from '@/entities/vehicle/tspWriteOff'
import { authCancelBy, authStatus } from '@/entities/vehicle/vehicleAuth'
import { carBindStatus } from '@/entities/vehicle/vehicleBind'
import type { WriteOffRow } from '../../mocks/vehicle/data/writeOffs'
import { auths } from '../../mocks/vehicle/rules/auths'
import { binds } from '../../mocks/vehicle/rules/binds'
import { isDriving } from '../../mocks/vehicle/rules/conditions'
import { vehicleByVin, vehicles } from '../../mocks/vehicle/rules/vehicles'
import { runWriteOffs, writeOffs } from '../../mocks/vehicle/rules/writeOffs'
import {
  act,
  agree,
  bodies,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
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
import { control, openConsole, received } from '../harness'

const PAGE = '/write-off-TSP'
const isOf = (status: number) => (row: WriteOffRow) => row.status === status
const rowWhere = (fits: (row: WriteOffRow) => boolean) => sure(writeOffs().find(fits))
const carOf = (row: Pick<WriteOffRow, 'vin'>) => sure(vehicleByVin(row.vin))
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const boundCar = () =>
  sure(
    vehicles().find(
      (car) =>
        car.onlineStatus === onlineStatus.asleep &&
        car.bindStatus === vehicleBindState.bound &&
        auths().some(({ vin, status }) => vin === car.vin && status === authStatus.inForce) &&
        !writeOffs().some(({ vin }) => vin === car.vin),
    ),
  )
const tickAll = async (car: Parameters<typeof findingsOf>[0]) => {
  const names = { bound: '车辆仍绑定车主', service: '服务尚未到期', recent: '24 小时内在线' }
  for (const one of findingsOf(car, control.now())) await tick(names[one])
}
const checked = async (vin: string) =>
  sure((await vehicleControl.list({ keyword: vin })).records.find((row) => row.vin === vin))

describe('write-off seed data', () => {
  it('covers every status with a finished request for each written-off car', () => {
    expect(writeOffs()).toHaveLength(120)
    for (const { value } of states.options)
      expect(writeOffs().filter(isOf(value)).length, String(value)).toBeGreaterThan(2)
    const done = writeOffs().filter(isOf(states.done))
    const off = vehicles().filter((car) => car.onlineStatus === onlineStatus.writtenOff)
    expect(done.map(({ vin }) => vin).toSorted()).toEqual(off.map(({ vin }) => vin).toSorted())
  })
})

describe('write-off request list', () => {
  it('lists requests to decide and approves one after a check of its car', { tags: ['core'] }, async () => {
    const row = rowWhere((one) => isOf(states.toDecide)(one) && one.reasonType > writeOffReason.exported)
    await openConsole(`${PAGE}?writeOffNo=${row.writeOffNo}`)
    await sent(vehicleControl.listTspWriteOffs)
    expect(queries(vehicleControl.listTspWriteOffs)[0]).toMatchObject({ status: '1', sortOrder: 'asc' })
    const car = await checked(row.vin)
    await press(`注销 ${row.writeOffNo}`)
    await dialog(/最近在线/)
    await until(() => sees(/服务尚未到期|未发现需要确认的事项|车辆仍绑定车主/))
    await tickAll(car)
    await press('下一步')
    await fill('说明', '车主不再使用车联网服务')
    await press('下一步')
    await sees(/SIM卡将停用，绑定与授权将全部解除/)
    await fill('VIN码后 6 位', row.vin.slice(-6))
    await press('注销')
    await seesToast('注销已提交，等待TSP返回')
    expect(bodies(vehicleControl.writeOffTsp)).toEqual([
      {
        id: row.id,
        vin: row.vin,
        result: 1,
        reasonType: row.reasonType,
        remark: '车主不再使用车联网服务',
        images: row.images,
      },
    ])
    expect(row.tries).toBe(1)
  })

  it('rejects a request with a reason for the owner', async () => {
    const row = rowWhere(isOf(states.toDecide))
    await openConsole(`${PAGE}?writeOffNo=${row.writeOffNo}`)
    await act(row.writeOffNo, '驳回')
    await dialog(/车主将看到此说明/)
    await fill('说明', '请先解除车辆授权后再申请')
    await agree('驳回')
    await seesToast('已驳回')
    expect(bodies(vehicleControl.writeOffTsp)).toEqual([
      { id: row.id, vin: row.vin, result: 2, remark: '请先解除车辆授权后再申请' },
    ])
    expect(row.status).toBe(states.refused)
  })

  it('shows the failure reason of a request and retries it', async () => {
    const row = rowWhere(isOf(states.failed))
    await openConsole(`${PAGE}?status=${states.failed}&mode=request&record=${row.id}`)
    const shown = await dialog(/T-BOX离线，注销指令未送达/)
    expect(shown).toHaveTextContent(row.userName || row.vin)
    expect(shown).toHaveTextContent(`****${row.iccid.slice(-4)}`)
    await press('重试')
    await agree('重试')
    await seesToast('注销已提交，等待TSP返回')
    expect(bodies(vehicleControl.writeOffTsp)).toEqual([{ id: row.id, vin: row.vin, result: 1 }])
    expect(row.tries).toBe(2)
  })
})

describe('write-off in progress', () => {
  it('reloads after ten seconds until its car is written off and unbound', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const row = rowWhere(isOf(states.running))
    Object.assign(row, { index: 0, dueAt: control.now() + 600_000 })
    await openConsole(`${PAGE}?status=&writeOffNo=${row.writeOffNo}`)
    await sees(row.vin)
    const asked = received(vehicleControl.listTspWriteOffs).length
    control.moveClock(600_000)
    await vi.advanceTimersByTimeAsync(10_000)
    await sent(vehicleControl.listTspWriteOffs, asked + 1)
    await settled()
    expect(document.querySelector('.data-table')).toHaveTextContent('已注销')
    control.moveClock(-600_000)
    expect(carOf(row)).toMatchObject({ onlineStatus: onlineStatus.writtenOff, bindStatus: vehicleBindState.unbound })
    expect(binds().filter(({ vin, status }) => vin === row.vin && status !== carBindStatus.unbound)).toEqual([])
  })

  it('fails at the first attempt when the T-Box is unreachable', () => {
    const row = rowWhere(isOf(states.toDecide))
    Object.assign(row, { index: 4, status: states.running, tries: 1, dueAt: 1 })
    runWriteOffs(2)
    expect(row).toMatchObject({ status: states.failed, finishTime: '' })
  })
})

describe('new write-off', () => {
  it('requires confirmed findings, evidence and the VIN for the car in the address', async () => {
    const { vin } = boundCar()
    await openConsole(`${PAGE}?vin=${vin}`)
    await dialog(/T-BOX编号/)
    const car = await checked(vin)
    await press('下一步')
    await sees('车辆仍绑定车主')
    await press('下一步')
    await sees('请勾选全部确认事项')
    await tickAll(car)
    await press('下一步')
    await choose('注销原因', '车辆报废', '.ant-drawer')
    await sees(/车辆报废证明/)
    await press('下一步')
    await sees('请输入说明')
    await sees('请上传证明材料')
    await fill('说明', '车辆已报废，报废证明见附件')
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('.ant-drawer .ant-upload input[accept*=pdf]')),
      new File([PNG], 'scrap.png', { type: 'image/png' }),
    )
    await button('移除「证明材料 1」')
    await press('下一步')
    await fill('VIN码后 6 位', vin.slice(-6))
    await press('注销')
    await seesToast('注销已提交，等待TSP返回')
    expect(bodies(vehicleControl.writeOffTsp)).toEqual([
      {
        vin,
        result: 1,
        reasonType: writeOffReason.scrapped,
        remark: '车辆已报废，报废证明见附件',
        images: [expect.stringMatching(/^\/__files\//)],
      },
    ])
    const row = sure(writeOffs().at(-1))
    expect(row).toMatchObject({ vin, tries: 1 })
    expect(new URLSearchParams(location.search).get('vin')).toBeNull()
    expect(auths().filter((one) => one.vin === vin && one.status === authStatus.inForce)).toEqual([])
    expect(auths().filter((one) => one.vin === vin && one.cancelBy === authCancelBy.writeOff)).not.toEqual([])
  })

  it('rejects an unknown, written-off, driving or already requested car', async () => {
    const off = sure(vehicles().find((car) => car.onlineStatus === onlineStatus.writtenOff))
    const open = rowWhere(isOf(states.toDecide))
    const gone = 'LVVDB21B0SD000000'
    const { router } = await openConsole(`${PAGE}?vin=${gone}`)
    await press('下一步')
    await sees('未找到该联网车辆')
    const vin = open.vin
    open.vin = gone
    await router.navigate(`${PAGE}?writeOffNo=${open.writeOffNo}`)
    await press(`注销 ${open.writeOffNo}`)
    await find('[role=alert]', '未找到该联网车辆', '.ant-drawer')
    open.vin = vin
    const reason = { result: 1, reasonType: writeOffReason.givenUp, remark: '' } as const
    await expect(vehicleControl.writeOffTsp({ vin: off.vin, ...reason })).rejects.toThrow('该车辆已注销')
    const driving = sure(vehicles().find(isDriving))
    await expect(vehicleControl.writeOffTsp({ vin: driving.vin, ...reason })).rejects.toThrow('车辆行驶中')
    await expect(vehicleControl.writeOffTsp({ vin: open.vin, ...reason })).rejects.toThrow('状态已变化')
  })

  it('opens from a sleeping car in the connected car list', async () => {
    const { vin } = boundCar()
    await openConsole(`/carControl/vehicleCondition-data?tab=cars&keyword=${vin}`)
    await act(vin, '注销')
    await until(() => expect(location.pathname).toBe(PAGE))
    await dialog(/新增注销/)
  })
})

describe('write-off obstacles', () => {
  const car = {
    onlineStatus: onlineStatus.asleep,
    bindStatus: vehicleBindState.unbound,
    drivingFlag: 0,
    serviceEndTime: '2020-01-01',
    lastOnlineTime: '2020-01-01 00:00:00',
  } as const

  it('include an unknown or driving car, an open request and an inactive car', () => {
    expect(stopOf(car, false)).toBeUndefined()
    expect(stopOf(car, true)).toBe('running')
    expect(stopOf(undefined, false)).toBe('unknown')
    expect(stopOf({ ...car, onlineStatus: onlineStatus.online, drivingFlag: 1 }, false)).toBe('driving')
    expect(stopOf({ ...car, onlineStatus: onlineStatus.inactive }, false)).toBe('inactive')
  })

  it('require confirmation of a binding, an active service and recent activity', () => {
    expect(findingsOf(car)).toEqual([])
    expect(
      findingsOf({
        ...car,
        bindStatus: vehicleBindState.bound,
        serviceEndTime: '2099-01-01',
        onlineStatus: onlineStatus.online,
      }),
    ).toEqual(['bound', 'service', 'recent'])
  })
})
