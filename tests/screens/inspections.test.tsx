// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as reservations from '@/api/vehicle/reservations'
import { inspectResult } from '@/entities/vehicle/inspectItem'
import { inspectStatus } from '@/entities/vehicle/preInspection'
import { toMillis } from '@/lib/time'
import { CHECK_ITEMS } from '../../mocks/vehicle/data/inspectionItems'
import { inspections, itemsOf, quotedCents } from '../../mocks/vehicle/rules/inspections'
import {
  all,
  button,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  sent,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/afterSale-management/previewManagement'
const DETAIL = '/afterSale-management/previewDetails'
const page = () => sure(document.querySelector('main'))
const sheetIn = (status: number) => sure(inspections().find((row) => row.status === status))
const open = (id: string) => openConsole(`${DETAIL}?id=${id}`)

describe('pre-inspection seed data', () => {
  it('covers every status and matches its items', () => {
    const rows = inspections()
    expect(rows).toHaveLength(260)
    for (const { value } of inspectStatus.options)
      expect(rows.filter(({ status }) => status === value).length, String(value)).toBeGreaterThanOrEqual(3)
    for (const row of rows) {
      const items = itemsOf(row)
      const found = items.filter(({ result }) => result === inspectResult.watch || result === inspectResult.needsWork)
      expect(found.length, row.inspectNo).toBe(row.findings.length)
      const quoted = items.reduce((sum, { quoteAmount }) => sum + Math.round(Number(quoteAmount) * 100), 0)
      expect(quoted, row.inspectNo).toBe(quotedCents(row))
      expect(row.confirmTime !== '').toBe(row.isSigned)
    }
  })
})

describe('pre-inspection list', () => {
  it('shows the last 30 days newest first and opens a sheet', { tags: ['core'] }, async () => {
    await openConsole(LIST)
    await sent(reservations.listReserves)
    expect(queries(reservations.listReserves)).toEqual([
      {
        createTimeStart: textWith(/ 00:00:00$/),
        createTimeEnd: textWith(/ 23:59:59$/),
        sortField: 'createTime',
        sortOrder: 'desc',
        pageNo: '1',
        pageSize: '20',
      },
    ])
    const start = sure(toMillis(queries(reservations.listReserves)[0]?.createTimeStart))
    const recent = inspections().filter(({ createTime }) => (toMillis(createTime) ?? 0) >= start)
    await find('li', `预检单数${recent.length}`)
    await sees('待确认超时')
    const [newest] = recent
    await press(sure(newest).inspectNo)
    await until(() => expect(location.search).toBe(`?id=${sure(newest).id}`))
    await sees('外观损伤')
  })

  it('filters sheets with findings with one click', async () => {
    await openConsole(LIST)
    await press(/^有异常\d+$/)
    await until(() => expect(queries(reservations.listReserves).at(-1)).toMatchObject({ abnormalCount: '1' }))
    await press(/^有异常\d+$/)
    await until(() => expect(queries(reservations.listReserves).at(-1)).not.toHaveProperty('abnormalCount'))
  })

  it('keeps its figures while paging', async () => {
    await openConsole(`${LIST}?createTime=`)
    const words = `预检单数${inspections().length}`
    await find('li', words)
    await hands.click(sure(document.querySelector('.ant-pagination-item-2')))
    await until(() => expect(queries(reservations.listReserves).at(-1)).toMatchObject({ pageNo: '2' }))
    await find('li', words)
  })

  it('searches all time for a complete plate number in any case', async () => {
    const row = sure(inspections().at(-1))
    await openConsole(LIST)
    await fill('车牌号', row.plate.toLowerCase())
    await press('查询')
    await until(() => expect(queries(reservations.listReserves).at(-1)).toMatchObject({ plate: row.plate }))
    expect(queries(reservations.listReserves).at(-1)).not.toHaveProperty('createTimeStart')
    await button(row.inspectNo)
  })

  it('restricts a dealer to its own sheets and shows advisers instead of dealers', async () => {
    await openConsole(`${LIST}?createTime=`, { as: 'dealer01_service' })
    const own = inspections().filter(({ dealerCode }) => dealerCode === 'D00001')
    expect(own.length).toBeLessThan(inspections().length)
    await find('li', `预检单数${own.length}`)
    await find('th, [role=columnheader]', /^服务顾问/)
    expect(page()).not.toHaveTextContent('服务门店')
  })

  it('hides the figures when the response has none', async () => {
    control.inject({
      path: reservations.listReserves.path,
      kind: 'code',
      code: 200,
      message: 'OK',
      data: { list: [{ id: 7, inspectNo: 'YJ1', status: '2', createTime: 1_600_000_000, reserveNo: null }], total: 1 },
    })
    await openConsole(LIST)
    await button('YJ1')
    expect(all('ul', '预检概况')).toEqual([])
    await sees('待确认超时')
  })
})

describe('pre-inspection detail', () => {
  it('shows customer, damage and findings with a masked phone number', async () => {
    const row = sure(
      inspections().find(
        ({ status, damages, findings }) =>
          status === inspectStatus.workOrder && damages.length > 1 && findings.length > 1,
      ),
    )
    await open(row.id)
    expect(queries(reservations.listReserves)).toMatchObject([{ id: row.id }])
    expect(queries(reservations.listReserveRecords)).toEqual([{ reserveId: row.id, pageSize: '100' }])
    await sees(row.customerName)
    expect(page()).not.toHaveTextContent(row.phone)
    await press('显示完整号码')
    await sees(row.phone)
    expect(page().querySelectorAll('.damage-stage > .damage-mark')).toHaveLength(row.damages.length)
    expect(page().querySelectorAll('.damage-list > li')).toHaveLength(row.damages.length)
    await sees(sure(row.findings[0]).finding.advice)
    await sees(`${row.findings.length} 项异常`)
  })

  it('opens categories with findings and can show findings only', async () => {
    const row = sure(inspections().find(({ findings }) => findings.length === 4))
    await open(row.id)
    const titles = () => all('.inspection-fold', /./)
    await until(() => expect(titles()).toHaveLength(6))
    const isOpen = (one: HTMLElement) => one.getAttribute('aria-expanded') === 'true'
    const bad = titles().filter(({ textContent }) => textContent.includes('异常'))
    expect(bad.length).toBeGreaterThan(0)
    expect(titles().filter(isOpen)).toEqual(bad)
    await press(/^随车物品/)
    await sees(sure(CHECK_ITEMS.at(-1)).itemName)
    await tick('仅看异常')
    await until(() => expect(titles()).toHaveLength(bad.length))
    expect(page().querySelectorAll('.inspection-items tbody tr[data-row-key]')).toHaveLength(row.findings.length)
  })

  it('shows why the customer refused to sign', async () => {
    const refused = sheetIn(inspectStatus.refused)
    await open(refused.id)
    await find('[role=alert]', new RegExp(refused.refuseReason))
    await sees('未签字')
  })

  it('reports an undamaged body', async () => {
    await open(sure(inspections().find(({ damages }) => damages.length === 0)).id)
    await sees('外观完好')
  })

  it('shows a stamp when void', async () => {
    await open(sheetIn(inspectStatus.void).id)
    await until(() => expect(page().querySelector('.inspection-void')).toHaveTextContent('已作废'))
  })

  it('opens its reservation', async () => {
    const booked = sure(inspections().find(({ reserveId }) => reserveId !== ''))
    await open(booked.id)
    await press('查看预约')
    await until(() => expect(location.pathname).toBe('/afterSale-management/maintenanceDetails'))
    await sees(booked.reserveNo)
  })

  it('hides the reservation link for a walk-in', async () => {
    const walkIn = sure(inspections().find(({ reserveId }) => reserveId === ''))
    await open(walkIn.id)
    await sees(walkIn.customerName)
    expect(hasButton('查看预约')).toBe(false)
  })

  it('shows the items when the head fails to load and retries only the head', async () => {
    const row = sure(inspections().find(({ findings }) => findings.length > 1))
    control.inject({ path: reservations.listReserves.path, kind: 'raw', status: 500, times: 1 })
    await open(row.id)
    await sees(sure(row.findings[0]).finding.advice)
    const asked = received(reservations.listReserveRecords).length
    await press('重试')
    await sees(row.customerName)
    expect(received(reservations.listReserveRecords)).toHaveLength(asked)
  })

  it('shows the head when the items fail to load and retries them', async () => {
    const row = sure(inspections().find(({ findings }) => findings.length > 1))
    control.inject({ path: reservations.listReserveRecords.path, kind: 'raw', status: 500, times: 1 })
    await open(row.id)
    await sees(row.customerName)
    await press('重试')
    await sees(sure(row.findings[0]).finding.advice)
  })

  it('requests nothing without an id', async () => {
    await openConsole(DETAIL)
    await sees('参数缺失或记录不存在，请从列表进入')
    expect(received(reservations.listReserves)).toEqual([])
  })

  it('shows only a link back to the list for an unknown id', async () => {
    await open('1')
    await find('section', /返回列表/)
    expect(all('.inspection-items', /./)).toEqual([])
  })
})
