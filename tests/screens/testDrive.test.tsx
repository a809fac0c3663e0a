// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as testDrive from '@/api/vehicle/testDrive'
import { testDriveStatus } from '@/entities/orders/miniEnums'
import { testDriveOrder } from '@/entities/orders/testDriveOrder'
import { formatTime, toMillis } from '@/lib/time'
import { testDrives } from '../../mocks/orders/rules/testDrives'
import { org } from '../../mocks/system/rules/store'
import { trips } from '../../mocks/vehicle/rules/trips'
import { bodies, fill, find, hands, press, sees, sent, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'

const DRIVES = '/drive-management/driveList'
const DAY = 86_400_000
const page = () => sure(document.querySelector('main'))
const day = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const around = () =>
  testDrives().filter(({ appointTime }) => {
    const date = appointTime.slice(0, 10)
    return date >= day(-7) && date <= day(7)
  })

describe('test drive list', () => {
  it('loads the seven days before and after today and filters by a status count', { tags: ['core'] }, async () => {
    await openConsole(DRIVES)
    await sent(testDrive.list)
    expect(bodies(testDrive.list)[0]).toEqual({
      appointTimeStart: `${day(-7)} 00:00:00`,
      appointTimeEnd: `${day(7)} 23:59:59`,
      sortField: 'appointTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
    const rows = around()
    const done = rows.filter(({ status }) => status === testDriveStatus.done)
    await find('li', `预约数${rows.length}`)
    await press(`已完成${done.length}`)
    await until(() => expect(bodies(testDrive.list).at(-1)).toMatchObject({ status: [testDriveStatus.done] }))
    await sees(new RegExp(`共 ${done.length} 条`))
    await find('li', `预约数${rows.length}`)
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-pagination-item-2')))
    await until(() => expect(bodies(testDrive.list).at(-1)).toMatchObject({ pageNo: 2 }))
    await find('li', `预约数${rows.length}`)
  })

  it('opens the details beside the list with links to lead, car and trip', async () => {
    const row = sure(testDrives().find(({ clueId, tripId }) => clueId && tripId))
    await openConsole(`${DRIVES}?orderNo=${row.orderNo}`)
    await press(row.orderNo)
    await find('.ant-drawer a', row.clueId)
    expect(await find('.ant-drawer a', row.plate)).toHaveAttribute(
      'href',
      `/drive-management/driveCarZB?mode=detail&record=${row.driveCarId}`,
    )
    expect(await find('.ant-drawer a', row.tripId)).toHaveAttribute(
      'href',
      `/trip-path/addCar?mode=track&record=${row.tripId}`,
    )
    expect(trips().find(({ id }) => id === row.tripId)).toMatchObject({
      orderNo: row.orderNo,
      carId: row.driveCarId,
      dealerCode: row.dealerCode,
      startTime: row.startTime,
      endTime: row.endTime,
    })
    await press('显示驾照照片')
    await find('button', '隐藏驾照照片')
    expect(received(testDrive.get)).toHaveLength(1)
    expect(bodies(testDrive.list).at(-1)).not.toHaveProperty('appointTimeStart')
  })

  it('normalises a partial plate and filters by source', async () => {
    await openConsole(`${DRIVES}?source=MINI,APP`)
    await press('展开筛选')
    await fill('试驾车车牌号', '皖b·d1')
    await press('查询')
    await until(() => expect(bodies(testDrive.list).at(-1)).toMatchObject({ plate: '皖BD1', source: ['MINI', 'APP'] }))
  })

  it('shows the daily chart on request without reloading the list', async () => {
    await openConsole(DRIVES)
    await press('展开图表')
    await press(/每日试驾.*表格/)
    await find('th', testDriveOrder.status.of ? '已完成' : '')
    expect(received(testDrive.list)).toHaveLength(1)
  })
})

describe('test drive day board', () => {
  it('requires a dealer at headquarters before requesting anything', async () => {
    await openConsole(`${DRIVES}?view=board`)
    await sees('请选择经销商')
    expect(received(testDrive.list)).toEqual([])
  })

  it('shows the drives of the own dealer by car and moves between days', async () => {
    const own = sure(org.users.find(({ username }) => username === 'dealer01_sale')).dealerCode
    const row = sure(
      testDrives().find(
        ({ dealerCode, plate, status }) => dealerCode === own && plate && status === testDriveStatus.done,
      ),
    )
    const date = row.appointTime.slice(0, 10)
    await openConsole(`${DRIVES}?view=board&day=${date}`, { as: 'dealer01' })
    await sent(testDrive.list)
    expect(bodies(testDrive.list)[0]).toMatchObject({
      dealerCode: own,
      appointTimeStart: `${date} 00:00:00`,
      appointTimeEnd: `${date} 23:59:59`,
      pageSize: 100,
    })
    await find('[role=group]', row.plate)
    const before = formatTime(sure(toMillis(date)) - DAY, 'YYYY-MM-DD')
    await press('前一天')
    await until(() => expect(bodies(testDrive.list).at(-1)).toMatchObject({ appointTimeStart: `${before} 00:00:00` }))
    await press('后一天')
    await hands.click(await find('.drive-block', new RegExp(formatTime(row.startTime, 'HH:mm'))))
    await sent(testDrive.get)
  })

  it('marks overlapping drives of one car and shows at most 100 drives', async () => {
    const own = sure(org.users.find(({ username }) => username === 'dealer01_sale')).dealerCode
    const rows = testDrives().filter(({ dealerCode }) => dealerCode === own)
    const at = `${day(1)} 10:00:00`
    for (const row of rows.slice(0, 2))
      Object.assign(row, { plate: '皖B12345', status: testDriveStatus.confirmed, appointTime: at, startTime: '' })
    await openConsole(`${DRIVES}?view=board&day=${day(1)}`, { as: 'dealer01' })
    await until(() => expect(page().querySelectorAll('.drive-block[data-tone=error]')).toHaveLength(2))
    control.inject({
      path: testDrive.list.path,
      method: 'POST',
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { records: [], total: 130 } }),
    })
    await press('后一天')
    await sees('仅显示前 100 单')
    await press('查看列表')
    await until(() => expect(location.search).not.toContain('board'))
  })
})
