// @module-tag vehicle
import { describe, expect, it, vi } from 'vitest'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { carCommand, controlStatus } from '@/entities/vehicle/controlLog'
import { energyType, userStatus } from '@/entities/shared/enums'
import { tspBiz, tspStatus } from '@/entities/vehicle/tspLog'
import { authStatus, authType } from '@/entities/vehicle/vehicleAuth'
import { carAlarm, powerStatus } from '@/entities/vehicle/vehicleCondition'
import { isVin } from '@/lib/checkDigits'
import { toMillis } from '@/lib/time'
import { controlLogs } from '../../mocks/vehicle/rules/controlLogs'
import { dropMenu, menuRows } from '../../mocks/system/rules/access'
import { org } from '../../mocks/system/rules/store'
import type { AuthRow } from '../../mocks/vehicle/data/auths'
import { auths } from '../../mocks/vehicle/rules/auths'
import { conditions, looks } from '../../mocks/vehicle/rules/conditions'
import { tspLogs } from '../../mocks/vehicle/rules/tspLogs'
import { vehicles } from '../../mocks/vehicle/rules/vehicles'
import {
  all,
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
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const LOGS = '/carControl/caRcontrol-log'
const TSP = '/carControl/TSP-port-log'
const CONDITION = '/carControl/vehicleCondition-data'
const page = () => sure(document.querySelector('main'))
const drawer = async () =>
  sure((await dialog()).closest<HTMLElement>('.ant-drawer') ?? document.querySelector<HTMLElement>('.ant-drawer'))

describe('connected car seed data', () => {
  it('has unique valid VINs and no bound user for inactive or written-off cars', () => {
    expect(vehicles()).toHaveLength(1500)
    expect(new Set(vehicles().map(({ vin }) => vin)).size).toBe(1500)
    expect(vehicles().filter(({ vin }) => !isVin(vin))).toEqual([])
    const unused = vehicles().filter((car) => car.bindStatus === vehicleBindState.unbound)
    expect(unused.filter(({ userName, phone }) => userName !== '' || phone !== '')).toEqual([])
    expect(
      vehicles().filter(
        (car) =>
          is(car.onlineStatus, onlineStatus.inactive, onlineStatus.writtenOff) &&
          car.bindStatus !== vehicleBindState.unbound,
      ),
    ).toEqual([])
    for (const { value } of onlineStatus.options)
      expect(vehicles().filter((car) => car.onlineStatus === value).length, String(value)).toBeGreaterThan(2)
  })

  it('has commands in every status and calls that match their car', () => {
    expect(controlLogs()).toHaveLength(12_000)
    expect(tspLogs()).toHaveLength(12_000)
    expect(new Set(controlLogs().map(({ status }) => status)).size).toBe(controlStatus.options.length)
    expect(new Set(tspLogs().map(({ status }) => status)).size).toBe(tspStatus.options.length)
    const calls = new Map(tspLogs().map((row) => [row.requestNo, row]))
    for (const log of controlLogs()
      .filter(({ tspRequestNo }) => calls.has(tspRequestNo))
      .slice(0, 200))
      expect(calls.get(log.tspRequestNo)).toMatchObject({ vin: log.vin, bizType: tspBiz.control })
  })
})

describe('remote command log', () => {
  it('loads seven days and drops the date range when searching by VIN', { tags: ['core'] }, async () => {
    await openConsole(LOGS)
    await sent(vehicleControl.listLogs)
    const [first] = queries(vehicleControl.listLogs)
    expect(first).toMatchObject({ sortField: 'createTime', sortOrder: 'desc', pageNo: '1', pageSize: '20' })
    const days = (toMillis(first?.createTimeEnd) ?? 0) - (toMillis(first?.createTimeStart) ?? 0)
    expect(Math.round(days / 86_400_000)).toBe(7)
    const old = sure(controlLogs().at(-1))
    await fill('VIN码', old.vin.slice(-6))
    await press('查询')
    await until(() => expect(queries(vehicleControl.listLogs).at(-1)).toMatchObject({ vin: old.vin.slice(-6) }))
    expect(queries(vehicleControl.listLogs).at(-1)).not.toHaveProperty('createTimeStart')
    await sees(new RegExp(`共 ${controlLogs().filter(({ vin }) => vin === old.vin).length} 条`))
  })

  it('masks names and phones and marks slow or unanswered commands', async () => {
    const slow = sure(controlLogs().find(({ costMs, phone }) => (costMs ?? 0) > 15_000 && phone !== ''))
    await openConsole(`${LOGS}?requestNo=${slow.requestNo}`)
    await sees(slow.failReason || slow.vin)
    expect(page()).not.toHaveTextContent(slow.phone)
    expect(page()).not.toHaveTextContent(slow.userName)
    expect(page().querySelector('[data-level=bad]')).toHaveTextContent(sure(slow.costMs).toLocaleString('en'))
    const lost = sure(controlLogs().findLast(({ status }) => status === controlStatus.running))
    await fill('请求流水号', lost.requestNo)
    await press('查询')
    await sees('超时待核实')
  })

  it('shows the steps and parameters of a command and links to its TSP call', async () => {
    const row = sure(
      controlLogs().find(
        (one) => one.command === carCommand.acOn && one.status === controlStatus.done && one.tspRequestNo,
      ),
    )
    await openConsole(`${LOGS}?requestNo=${row.requestNo}`)
    await press(row.createTime)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent(`${row.params.temperature}℃`))
    expect(queries(vehicleControl.listLogs).at(-1)).toMatchObject({ vin: row.vin, pageSize: '50' })
    expect(shown.querySelectorAll('nav .ant-steps-item-finish')).toHaveLength(5)
    expect(shown).toHaveTextContent('T-BOX')
    await press(/复制 原始参数/)
    await seesToast('已复制')
    await press(row.tspRequestNo)
    await until(() => expect(location.pathname).toBe(TSP))
    await until(() => expect(queries(vehicleControl.listTspLogs).at(-1)).toMatchObject({ requestNo: row.tspRequestNo }))
  })

  it('marks the step that a timed-out command did not reach', async () => {
    const row = sure(controlLogs().find(({ status }) => status === controlStatus.timedOut))
    await openConsole(`${LOGS}?requestNo=${row.requestNo}&mode=detail&record=${row.id}`)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('未到达'))
    expect(shown.querySelectorAll('nav .ant-steps-item-wait')).toHaveLength(1)
  })

  it('shows charts on request and filters by the clicked command', async () => {
    await openConsole(LOGS)
    await sees(/成功率/)
    await press('展开图表')
    await press(/失败最多的指令.*表格/)
    const worst = await find('.card button', /空调|锁|启动|车况|车窗|寻车|后备箱/)
    await hands.click(worst)
    await until(() => expect(queries(vehicleControl.listLogs).at(-1)).toHaveProperty('command'))
    expect(queries(vehicleControl.listLogs).at(-1)).toHaveProperty('status')
  })

  it('keeps the statistics of the first page on later pages', async () => {
    await openConsole(LOGS)
    const words = (await sees(/条，成功率/)).textContent
    await hands.click(sure(page().querySelector('.ant-pagination-item-2')))
    await until(() => expect(queries(vehicleControl.listLogs).at(-1)).toMatchObject({ pageNo: '2' }))
    expect(await sees(/条，成功率/)).toHaveTextContent(words)
  })

  it('rejects a range over 31 days without sending it', async () => {
    await openConsole(`${LOGS}?createTime=2026-01-01~2026-03-01`)
    await sent(vehicleControl.listLogs)
    expect(queries(vehicleControl.listLogs)[0]).not.toHaveProperty('createTimeStart')
    await sees('时间范围不能超过 31 天')
    await expect(
      vehicleControl.listLogs({ createTimeStart: '2026-01-01 00:00:00', createTimeEnd: '2026-03-01 00:00:00' }),
    ).rejects.toThrow('时间跨度不能超过31天')
  })

  it('shows an open-ended total and rejects deep pages', async () => {
    control.inject({
      path: vehicleControl.listLogs.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { records: [{ id: 1, vin: 'X' }], total: 100_000, totalMore: true } }),
      times: 1,
    })
    const { router } = await openConsole(LOGS)
    await sees('共 100,000+ 条')
    expect(page()).not.toHaveTextContent('成功率')
    await router.navigate(`${LOGS}?createTime=last30&page=600`)
    await sees('请缩小查询范围')
  })

  it('reloads after ten seconds only when automatic refresh is on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openConsole(LOGS)
    await sent(vehicleControl.listLogs)
    const before = received(vehicleControl.listLogs).length
    await vi.advanceTimersByTimeAsync(20_000)
    await settled()
    expect(received(vehicleControl.listLogs)).toHaveLength(before)
    await tick(/自动刷新/)
    await vi.advanceTimersByTimeAsync(10_000)
    await sent(vehicleControl.listLogs, before + 1)
    vi.useRealTimers()
  })

  it('reports a period without commands', async () => {
    await openConsole(`${LOGS}?createTime=`)
    await sent(vehicleControl.listLogs)
    control.inject({
      path: vehicleControl.listLogs.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { list: [], total: 0 } }),
      times: 1,
    })
    await press(/刷新/)
    await sees('该时段没有车控指令')
  })
})

describe('TSP call log', () => {
  it('loads today and shows the request body as a tree', { tags: ['core'] }, async () => {
    await openConsole(TSP)
    await sent(vehicleControl.listTspLogs)
    const [first] = queries(vehicleControl.listTspLogs)
    expect(first?.createTimeStart?.slice(0, 10)).toBe(first?.createTimeEnd?.slice(0, 10))
    const row = sure(tspLogs().find((one) => one.bizType === tspBiz.control && one.status === tspStatus.refused))
    await fill('TSP流水号', row.requestNo)
    await press('查询')
    await press(row.requestNo)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('"138****0000"'))
    expect(shown).toHaveTextContent(row.message)
    await fill('请求报文: 搜索报文', 'phone')
    await sees('1 处匹配')
    await press('全部收起')
    await until(() => expect(all('.json-fold', /operator/, shown)).toHaveLength(1))
    await press(/复制 请求报文/)
    await seesToast('已复制')
  })

  it('shows markup, binary and truncated bodies as plain text', async () => {
    const broken = sure(tspLogs().find(({ status }) => status === tspStatus.error))
    const { router } = await openConsole(`${TSP}?requestNo=${broken.requestNo}&mode=detail&record=${broken.id}`)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('<h1>502 Bad Gateway</h1>'))
    expect(shown.querySelector('h1')).toBeNull()
    const key = sure(
      tspLogs().find((one) => one.interfaceName === 'bluetooth/key/issue' && one.status === tspStatus.done),
    )
    await router.navigate(`${TSP}?requestNo=${key.requestNo}&mode=detail&record=${key.id}`)
    await sees('二进制内容，513 字节')
    const long = sure(tspLogs().find(({ interfaceName }) => interfaceName === 'trip/point/batch'))
    await router.navigate(`${TSP}?requestNo=${long.requestNo}&mode=detail&record=${long.id}`)
    await sees(/报文过长，已截断/)
    await sees('不是完整的JSON，按原文显示')
  })

  it('filters by duration, provider, direction and business type', async () => {
    await openConsole(`${TSP}?createTime=last7&costMs=3000&provider=云驰&direction=1&bizType=1`)
    await sent(vehicleControl.listTspLogs)
    expect(queries(vehicleControl.listTspLogs)[0]).toMatchObject({
      costMsMin: '3001',
      provider: '云驰',
      direction: '1',
      bizType: '1',
    })
    await sees(/共 [\d,]+ 条/)
  })

  it('rejects a broad export and exports the calls of one car', async () => {
    const saved = takeSaved()
    const row = sure(tspLogs().at(-1))
    await openConsole(`${TSP}?createTime=last7`)
    await sees(/共 [\d,]+ 条/)
    await press('导出')
    await until(() => expect(toasts()[0]).toMatch('请缩小导出范围'))
    expect(received(vehicleControl.exportTspLogs)).toEqual([])
    await expect(vehicleControl.exportTspLogs({})).rejects.toThrow('请缩小导出范围')
    await fill('VIN码', row.vin)
    await press('查询')
    await sees(/共 \d+ 条/)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(vehicleControl.exportTspLogs).at(-1)).toMatchObject({ vin: row.vin })
  })

  it('filters by an interface clicked in the chart', async () => {
    await openConsole(`${TSP}?createTime=last7`)
    await press('展开图表')
    await press('vehicle/control/send')
    await until(() =>
      expect(queries(vehicleControl.listTspLogs).at(-1)).toMatchObject({ interfaceName: 'vehicle/control/send' }),
    )
  })

  it('links to the command of a call', async () => {
    const row = sure(tspLogs().find(({ bizType }) => bizType === tspBiz.control))
    await openConsole(`${TSP}?requestNo=${row.requestNo}`)
    await sees(row.requestNo)
    await press(new RegExp(`^更多 ${row.requestNo}|^车控日志 ${row.requestNo}`))
    const item = all('[role=menuitem]', '车控日志')[0]
    if (item) await hands.click(item)
    await until(() => expect(location.pathname).toBe(LOGS))
    await sees(row.vin)
  })
})

describe('car condition list', () => {
  const conditionWhere = (fits: (row: ReturnType<typeof conditions>[number]) => boolean) =>
    sure(conditions().find(fits))

  it('finds a car by plate and shows its condition as text', { tags: ['core'] }, async () => {
    const row = conditionWhere(
      ({ openDoors, plate, energyType: energy }) =>
        openDoors.includes('FL') && plate !== '' && energy === energyType.petrol,
    )
    await openConsole(CONDITION)
    await sent(vehicleControl.listConditions)
    await fill('VIN码或车牌号', row.plate.toLowerCase())
    await press('查询')
    await until(() => expect(queries(vehicleControl.listConditions).at(-1)).toMatchObject({ vin: row.plate }))
    await press(row.vin)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('未关车门左前门'))
    expect(shown.querySelectorAll('.car-part[data-tone=open]').length).toBeGreaterThan(0)
    expect(shown).toHaveTextContent('剩余油量')
    expect(shown).not.toHaveTextContent('剩余电量')
    for (const tyre of row.tires) expect(shown).toHaveTextContent(`${tyre.pressure}`)
    expect(shown).toHaveTextContent(row.cityName)
    expect(JSON.stringify(control.log().map(({ query }) => query))).not.toContain('withLocation')
  })

  it('shows alarm times and marks the affected tyre in red', async () => {
    const row = conditionWhere(({ alarms }) => alarms.includes(String(carAlarm.tyre)))
    await openConsole(`${CONDITION}?vin=${row.vin}&mode=condition&record=${row.vin}`)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('胎压异常'))
    expect(shown).toHaveTextContent(sure(row.alarmTimes[String(carAlarm.tyre)]))
    expect(shown.querySelectorAll('.car-part[data-tone=bad]')).toHaveLength(1)
    expect(shown.querySelectorAll('td [data-level=bad]')).toHaveLength(1)
  })

  it('warns about an outdated report and hides fuel for an electric car', async () => {
    const row = conditionWhere(
      ({ energyType: energy, onlineStatus: online }) =>
        energy === energyType.electric && online === onlineStatus.offline,
    )
    await openConsole(`${CONDITION}?mode=condition&record=${row.vin}`)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('数据可能已过时'))
    expect(shown).toHaveTextContent('剩余电量')
    expect(shown).not.toHaveTextContent('剩余油量')
  })

  it('shows and records a location after confirmation and hides it after ten minutes', { tags: ['core'] }, async () => {
    const row = conditionWhere(({ location: at, plate }) => at !== undefined && plate !== '')
    await openConsole(`${CONDITION}?mode=condition&record=${row.vin}`)
    const shown = await drawer()
    await press('查看位置')
    await dialog(/将记录本次查看/)
    expect(looks()).toEqual([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const buttons = all('.ant-modal-footer button', '查看位置')
    await hands.click(sure(buttons[0]))
    await until(() => expect(shown).toHaveTextContent(sure(row.location).latitude.toFixed(6)))
    expect(looks()).toMatchObject([{ vin: row.vin }])
    expect(queries(vehicleControl.listConditions).at(-1)).toMatchObject({ vin: row.vin, withLocation: '1' })
    await vi.advanceTimersByTimeAsync(601_000)
    await until(() => expect(shown).not.toHaveTextContent(sure(row.location).latitude.toFixed(6)))
    expect(looks()).toHaveLength(1)
    vi.useRealTimers()
  })

  it('shows only the city without the location permission', async () => {
    const row = conditionWhere(({ cityName }) => cityName !== '')
    const role = sure(org.roles.find(({ roleCode }) => roleCode === 'HQ_VEHICLE'))
    const user = sure(
      org.users.find(({ roleIds, status }) => roleIds.join() === role.id && status === userStatus.active),
    )
    dropMenu(sure(menuRows.find(({ permission }) => permission === 'vehicleControl.location')).id)
    await openConsole(`${CONDITION}?mode=condition&record=${row.vin}`, { as: user.username })
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent(row.cityName))
    expect(all('button', '查看位置', shown)).toEqual([])
    await expect(vehicleControl.listConditions({ vin: row.vin, withLocation: 1 })).rejects.toThrow('没有操作权限')
    expect(looks()).toEqual([])
  })

  it('omits locations unless requested', async () => {
    await openConsole(CONDITION)
    const { records } = await vehicleControl.listConditions({ pageNo: 1, pageSize: 20 })
    expect(records.filter((row) => Reflect.get(row, 'location') !== undefined)).toEqual([])
  })

  it('filters by power status and shows the number of cars per city', async () => {
    await openConsole(`${CONDITION}?powerStatus=${powerStatus.off}&alarms=1,2`)
    await sent(vehicleControl.listConditions)
    expect(queries(vehicleControl.listConditions)[0]).toMatchObject({ powerStatus: '0' })
    await hands.click(await find('input[role=combobox]', '所在城市'))
    await sees(/^上海市? \(\d+\)$/)
    expect(received(vehicleControl.listCities)).toHaveLength(1)
  })
})

describe('connected car list', () => {
  const CARS = `${CONDITION}?tab=cars`

  it('finds a car by phone, masks personal data and opens its condition', async () => {
    const car = sure(vehicles().find(({ phone, dealerCode }) => phone !== '' && dealerCode !== ''))
    await openConsole(CARS)
    await sent(vehicleControl.list)
    await fill('VIN码、车牌号或手机号', car.phone)
    await press('查询')
    await sees(car.vin)
    const rows = sure(page().querySelector('.list-card'))
    expect(rows).not.toHaveTextContent(car.phone)
    expect(rows).not.toHaveTextContent(car.userName)
    expect(rows).not.toHaveTextContent(car.iccid)
    expect(rows).toHaveTextContent(`****${car.iccid.slice(-4)}`)
    await press(`车况 ${car.vin}`)
    const shown = await drawer()
    await until(() => expect(shown).toHaveTextContent('上报时间'))
  })

  it('highlights cars whose service ends soon', async () => {
    await openConsole(`${CARS}&serviceEndTime=soon`)
    await sent(vehicleControl.list)
    const [asked] = queries(vehicleControl.list)
    const days = (toMillis(asked?.serviceEndTimeEnd) ?? 0) - (toMillis(asked?.serviceEndTimeStart) ?? 0)
    expect(Math.floor(days / 86_400_000)).toBe(90)
    await sees(/共 \d+ 条/)
    expect(page().querySelectorAll('[data-level=slow]').length).toBeGreaterThan(0)
  })

  it('hides the condition of a car that was never activated', async () => {
    const car = sure(vehicles().find((row) => row.onlineStatus === onlineStatus.inactive))
    await openConsole(`${CARS}&keyword=${car.vin}`)
    await sees(car.vin)
    expect(all('button', `车况 ${car.vin}`)).toEqual([])
  })
})

describe('car authorisations', () => {
  const AUTHS = '/carControl/AuthoGement'
  const DETAIL = '/carControl/empower-details'
  const authWhere = (fits: (row: AuthRow) => boolean) => sure(auths().find(fits))

  it('cover every status with bound cars and valid times', () => {
    expect(auths()).toHaveLength(500)
    for (const { value } of authStatus.options)
      expect(auths().filter(({ status }) => status === value).length, String(value)).toBeGreaterThan(2)
    const bound = new Set(vehicles().flatMap((car) => (car.bindStatus === vehicleBindState.bound ? car.vin : [])))
    expect(auths().filter(({ vin }) => !bound.has(vin))).toEqual([])
    expect(auths().filter(({ startTime, endTime }) => startTime >= endTime)).toEqual([])
  })

  it('are found by grantee phone and masked in the list', async () => {
    const row = authWhere(({ status }) => status === authStatus.inForce)
    await openConsole(AUTHS)
    await sent(vehicleControl.listAuths)
    await find('ul', '授权概况')
    await fill('被授权人手机号', row.granteePhone)
    await press('查询')
    await until(() =>
      expect(queries(vehicleControl.listAuths).at(-1)).toMatchObject({ granteePhone: row.granteePhone }),
    )
    await sees(row.authNo)
    const rows = sure(page().querySelector('.list-card'))
    expect(rows).not.toHaveTextContent(row.granteePhone)
    expect(rows).not.toHaveTextContent(row.granteeName)
    await press(row.authNo)
    await until(() => expect(location.pathname).toBe(DETAIL))
    await until(() => expect(page()).toHaveTextContent(row.granteeName))
    expect(received(vehicleControl.getAuth)).toHaveLength(1)
  })

  it('warn when they end within a day', async () => {
    const row = authWhere(
      ({ status, endTime }) =>
        status === authStatus.inForce && (toMillis(endTime) ?? Infinity) - control.now() < 86_400_000,
    )
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('即将到期')
  })

  it('request only the granted type', { tags: ['core'] }, async () => {
    const row = authWhere((one) => one.authType === authType.remote && one.status === authStatus.inForce)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sent(vehicleControl.getRemoteAuth)
    expect(queries(vehicleControl.getRemoteAuth)).toEqual([{ authId: row.id }])
    await sees('每日上限')
    await hands.click(await find('[role=tab]', '蓝牙钥匙'))
    await sees('未授权该类型')
    expect(received(vehicleControl.getBluetoothAuth)).toEqual([])
  })

  it('show masked Bluetooth keys and the time of withdrawal', async () => {
    const row = authWhere((one) => one.authType !== authType.remote && one.status === authStatus.withdrawn)
    await openConsole(`${DETAIL}?id=${row.id}&tab=bluetooth`)
    await sent(vehicleControl.getBluetoothAuth)
    await sees(`BK${row.id}0`)
    expect(page().textContent).toMatch(/\*{4}\d{4}/)
    await sees(new RegExp(row.cancelTime))
    expect(page().querySelectorAll('nav .ant-steps-item-wait')).toHaveLength(row.cancelTime >= row.startTime ? 0 : 1)
  })

  it('retry only the failed tab', async () => {
    const row = authWhere((one) => one.authType === authType.both)
    control.inject({ path: vehicleControl.getRemoteAuth.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('服务繁忙')
    await press('重试')
    await sees('每日上限')
    expect(received(vehicleControl.getAuth)).toHaveLength(1)
  })
})
