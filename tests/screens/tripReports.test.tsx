// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as testDrive from '@/api/vehicle/testDrive'
import * as tripReports from '@/api/vehicle/tripReports'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { tripAlarm, tripStatus } from '@/entities/vehicle/trip'
import { pick } from '@/lib/pick'
import { org } from '../../mocks/system/rules/store'
import { driveCars } from '../../mocks/vehicle/rules/driveCars'
import { tripRules, trips } from '../../mocks/vehicle/rules/trips'
import { agree, all, bodies, dialog, fill, find, hands, press, queries, sees, seesToast, sure, until } from '../actions'
import { openConsole, received } from '../harness'

const TRIPS = '/trip-path/addCar'
const one = (status: number, more: (row: ReturnType<typeof trips>[number]) => boolean = () => true) =>
  sure(trips().find((row) => row.status === status && more(row)))
const panel = () => sure(document.querySelector<HTMLElement>('.ant-drawer-open'))

describe('demonstrator trip list', () => {
  it('loads the last seven days and filters abnormal trips with one click', async () => {
    await openConsole(TRIPS)
    await sees('行程数')
    const [first] = queries(tripReports.list)
    expect(first).toMatchObject({ sortField: 'startTime', sortOrder: 'desc', pageNo: '1' })
    expect(Date.parse(`${first?.startTimeEnd}`) - Date.parse(`${first?.startTimeStart}`)).toBeLessThan(7 * 86_400_000)
    await press(/^异常行程/)
    await until(() => expect(location.search).toContain('alarms='))
  })

  it('plays back the track of a trip', { tags: ['core'] }, async () => {
    const row = one(tripStatus.ended, ({ alarms }) => alarms.includes(tripAlarm.speeding))
    await openConsole(
      `${TRIPS}?tripNo=&plate=${row.plate}&startTime=${row.startTime.slice(0, 10)}~${row.startTime.slice(0, 10)}`,
    )
    await press(row.tripNo)
    await sees('速度曲线')
    expect(queries(tripReports.get)).toEqual([{ id: row.id }])
    await until(() => expect(panel().querySelector('.leaflet-container')).not.toBeNull())
    const slider = sure(panel().querySelector<HTMLElement>('[role=slider]'))
    expect(slider).toHaveAttribute('aria-valuenow', '0')
    await press('3')
    await until(() => expect(slider).toHaveAttribute('aria-valuenow', '2'))
    await press('播放')
    await until(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2))
    await press('暂停')
    await sees(/停车/)
  })

  it('opens the track of the trip in the address', async () => {
    const row = one(tripStatus.ended)
    await openConsole(`${TRIPS}?id=${row.id}`)
    await sees('速度曲线')
    expect(queries(tripReports.get)).toEqual([{ id: row.id }])
    await press('关闭')
    expect(location.search).toBe('')
  })

  it('reports an expired track', async () => {
    tripRules().config = { ...tripRules().config, keepDays: 30 }
    const old = sure(trips().at(-1))
    await openConsole(`${TRIPS}?mode=track&record=${old.id}`)
    await sees('轨迹已过期并清除')
  })

  it('reloads a running trip on request', async () => {
    const row = one(tripStatus.running)
    await openConsole(`${TRIPS}?mode=track&record=${row.id}`)
    await sees('速度曲线')
    const before = received(tripReports.get).length
    await press('刷新')
    await until(() => expect(received(tripReports.get).length).toBe(before + 1))
  })

  it('exports with the current filters', async () => {
    await openConsole(`${TRIPS}?tripType=1`)
    await press('导出')
    await until(() => expect(queries(tripReports.exportList)[0]).toMatchObject({ tripType: '1' }))
  })

  it('rejects a range over 31 days without sending it', async () => {
    await openConsole(`${TRIPS}?startTime=2026-09-01~2026-10-15`)
    await sees(/31/)
    expect(queries(tripReports.list).filter(({ startTimeStart }) => startTimeStart?.startsWith('2026-09'))).toEqual([])
  })
})

describe('tracking rules', () => {
  it('are saved after confirmation that expired tracks will be deleted', { tags: ['core'] }, async () => {
    await openConsole(TRIPS)
    await press('采集配置')
    await fill(/^轨迹保留/, '30', '.ant-drawer')
    await press('保存')
    expect(await dialog(/超期轨迹将被删除/)).toBeVisible()
    await agree('保存')
    await seesToast('采集配置已保存')
    expect(bodies(tripReports.saveConfig)).toMatchObject([{ keepDays: 30, speedLimit: 120, openTime: '08:00' }])
    expect(tripRules().config.keepDays).toBe(30)
  })

  it('show the plates of cars and return alarm recipients by name', async () => {
    const [carId = ''] = tripRules().config.carIds
    const [userId = ''] = tripRules().config.alarmUsers
    tripRules().config = { ...tripRules().config, carIds: [carId], alarmUsers: [userId] }
    await openConsole(`${TRIPS}?mode=rules`)
    await until(() => expect(panel()).toHaveTextContent(sure(driveCars().find(({ id }) => id === carId)).plate))
    const nickname = sure(org.users.find(({ id }) => id === userId)).nickname
    expect((await tripReports.getConfig()).people).toEqual([{ id: userId, nickname }])
  })

  it('reject a speed threshold outside its range', async () => {
    await openConsole(TRIPS)
    await press('采集配置')
    await fill(/^超速阈值/, '300', '.ant-drawer')
    await press('保存')
    await sees('请输入 40 到 150 之间的数')
    expect(bodies(tripReports.saveConfig)).toEqual([])
  })

  it('include all demonstrators in use with one click', async () => {
    tripRules().config = { ...tripRules().config, carIds: [] }
    const inUse = driveCars().filter(({ carStatus }) => carStatus === driveCarStatus.inUse).length
    await openConsole(TRIPS)
    await press('采集配置')
    await press('选择全部在用试驾车')
    await press('保存')
    await seesToast('采集配置已保存')
    expect(tripRules().config.carIds).toHaveLength(inUse)
  })

  it('find a car by plate, VIN or end of VIN', async () => {
    tripRules().config = { ...tripRules().config, carIds: [] }
    const { id, plate, vin } = sure(driveCars().find(({ carStatus }) => carStatus === driveCarStatus.inUse))
    await openConsole(TRIPS)
    await press('采集配置')
    const found = async (words: string) => {
      await fill('采集车辆', words, '.ant-drawer')
      await find('.ant-select-item-option', new RegExp(`^${plate}.*${vin}$`))
      return queriesOf().slice(-2)
    }
    const queriesOf = () =>
      bodies(testDrive.listCarsZb).map((body) => pick(body as { plate?: string; vin?: string }, 'plate', 'vin')) // what this page sends
    expect((await found(vin.toLowerCase())).at(-1)).toEqual({ vin })
    expect(await found(vin.slice(-6))).toEqual([{ plate: vin.slice(-6) }, { vin: vin.slice(-6) }])
    expect((await found(plate.slice(1))).at(-1)).toEqual({ plate: plate.slice(1) })
    await hands.click(await find('.ant-select-item-option', new RegExp(vin)))
    await press('保存')
    await seesToast('采集配置已保存')
    expect(tripRules().config.carIds).toEqual([id])
  })

  it('are read-only for dealers', async () => {
    await openConsole(TRIPS, { as: 'dealer01_sale' })
    await press('采集配置')
    await sees('超速阈值（km/h）')
    expect(all('button', /保存|选择全部在用试驾车/, panel())).toEqual([])
    expect(panel().querySelectorAll('input:not(:disabled), button[role=switch]:not(:disabled)')).toHaveLength(0)
  })
})
