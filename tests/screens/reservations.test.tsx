// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as reservations from '@/api/vehicle/reservations'
import { reserveReason, reserveStatus, serviceType } from '@/entities/vehicle/maintenanceReserve'
import { dateAfter } from '@/entities/vehicle/scheduleRules'
import { formatTime } from '@/lib/time'
import { inspections } from '../../mocks/vehicle/rules/inspections'
import { picksends } from '../../mocks/vehicle/rules/picksends'
import { advisersOf, cellsOf, service, takesPlace } from '../../mocks/vehicle/rules/reservations'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/afterSale-management/maintenance'
const DETAIL = '/afterSale-management/maintenanceDetails'
const AS = { as: 'dealer01_service' } as const
const FIRST = 'D00001'
const today = () => formatTime(control.now(), 'YYYY-MM-DD')
const ofFirst = () => service().rows.filter(({ dealerCode }) => dealerCode === FIRST)
const main = () => sure(document.querySelector('main'))

describe('reservation list', () => {
  it('contains demo reservations in every status and within the slot quotas', () => {
    const { rows, schedules } = service()
    expect(rows.length).toBeGreaterThan(1150)
    for (const { value } of reserveStatus.options)
      expect(rows.filter(({ status }) => status === value).length, String(value)).toBeGreaterThan(2)
    for (const [code, { customRules }] of schedules) {
      const from = dateAfter(today(), -20)
      for (const cell of cellsOf(code, from, dateAfter(from, 30))) {
        const own = rows.filter(
          (row) => row.dealerCode === code && row.reserveDate === cell.reserveDate && row.slot === cell.slot,
        )
        expect(cell.bookedCount).toBe(own.filter(takesPlace).length)
        if (customRules.length === 0) expect(cell.bookedCount).toBeLessThanOrEqual(cell.quota ?? 0)
      }
    }
  })

  it('shows the next seven days first and counts reservations to confirm in a tab', { tags: ['core'] }, async () => {
    await openConsole(LIST, AS)
    await sees('今天起 7 天内')
    expect(queries(reservations.list)[0]).toMatchObject({
      reserveDateStart: `${today()} 00:00:00`,
      reserveDateEnd: `${dateAfter(today(), 7)} 23:59:59`,
      sortField: 'reserveDate',
      sortOrder: 'asc',
    })
    const waiting = ofFirst().filter(({ status }) => status === reserveStatus.toConfirm).length
    await hands.click(await find('[role=tab]', `待确认 ${waiting}`))
    await find('section', `共 ${waiting} 条`)
    expect(queries(reservations.list).at(-1)).toMatchObject({ status: String(reserveStatus.toConfirm) })
    expect(queries(reservations.list).at(-1)).not.toHaveProperty('reserveDateStart')
    expect(location.search).toBe('?status=1&reserveDate=')
  })

  it('shows the confirmation deadline and repeated no-shows', async () => {
    const [late, soon] = ofFirst()
      .filter(({ status }) => status === reserveStatus.toConfirm)
      .toSorted((a, b) => (a.reserveDate < b.reserveDate ? -1 : 1))
    sure(late).createTime = formatTime(control.now() - 5 * 3_600_000)
    sure(soon).createTime = formatTime(control.now() - 2.5 * 3_600_000)
    await openConsole(`${LIST}?status=1&reserveDate=`, AS)
    await sees('即将自动取消')
    await sees(/须在 1\.5 小时内确认/)
    const { phone } = sure(service().rows.find(({ status }) => status === reserveStatus.noShow))
    sure(late).phone = phone
    await press('刷新')
    await sees(/爽约 \d+ 次/)
  })

  it('keeps unselected quick tabs reachable by keyboard', async () => {
    await openConsole(LIST, AS)
    const first = await find('.status-tabs [role=tab]', /待确认/)
    expect(all('.status-tabs [role=tab][aria-selected=true]', /./)).toEqual([])
    expect(first).toHaveAttribute('tabindex', '0')
  })

  it('shows a day in slot lanes with keyboard navigation', async () => {
    const row = sure(ofFirst().find((one) => one.reserveDate > today() && takesPlace(one)))
    const [day, next] = [row.reserveDate, dateAfter(row.reserveDate, 1)]
    await openConsole(`${LIST}?view=board&day=${day}`, AS)
    const card = await find('.board-card', new RegExp(row.plate))
    const lane = sure(card.closest<HTMLElement>('.board-lane'))
    const cell = sure(cellsOf(FIRST, day, day).find(({ slot }) => slot === row.slot))
    expect(lane).toHaveTextContent(`${row.slot}${cell.bookedCount} / ${cell.quota}`)
    sure(document.querySelector<HTMLElement>('.board')).focus()
    await hands.keyboard('{ArrowRight}')
    await until(() => expect(location.search).toContain(`day=${next}`))
    expect(queries(reservations.getSchedule).at(-1)).toEqual({ dealerCode: FIRST, startDate: next, endDate: next })
    await hands.keyboard('{ArrowLeft}')
    const first = sure((await find('.board-card', /./)) && document.querySelector<HTMLElement>('.board-card'))
    sure(document.querySelector<HTMLElement>('.board')).focus()
    await hands.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    await hands.keyboard('{Enter}')
    await until(() => expect(location.pathname).toBe(DETAIL))
  })

  it('shows headquarters all dealers without the day board', async () => {
    await openConsole(`${LIST}?reserveDate=`)
    await find('section', `共 ${service().rows.length} 条`)
    expect(main()).not.toHaveTextContent('日看板')
  })
})

describe('reservation detail', () => {
  const withState = (status: number) => sure(ofFirst().find((row) => row.status === status))

  it('shows time, progress, customer and vehicle', async () => {
    const row = withState(reserveStatus.confirmed)
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    await find('h2', row.reserveNo)
    await sees(`${row.reserveDate} ${row.slot}`)
    await sees(/还有 \d+ 天 \d+ 小时/)
    await sees(row.customerName)
    expect(main()).not.toHaveTextContent(row.phone)
    await press('显示完整号码')
    await sees(row.phone)
    expect(main()).toHaveTextContent(row.vin)
    expect(sure(document.querySelector('.record-story'))).toHaveTextContent(/确认.*提交预约/)
  })

  it('shows the recall and a no-show with its reason as a failed step', async () => {
    const row = withState(reserveStatus.noShow)
    row.serviceType = [serviceType.recall]
    row.demand = '召回编号 S2026-M0118'
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    expect(await find('[role=alert]', /召回编号 S2026-M0118/)).toHaveTextContent('该车有召回/服务活动')
    expect(all('.ant-steps-item-error', /超过保留时间未到店/)).toHaveLength(1)
  })

  it('links to pre-inspection and pick-up and retries only a failed card', async () => {
    const sheet = sure(inspections().find(({ reserveId, dealerCode }) => reserveId && dealerCode === FIRST))
    const order = sure(picksends().orders.find(({ dealerCode }) => dealerCode === FIRST))
    Object.assign(order, { reserveId: sheet.reserveId, reserveNo: sheet.reserveNo })
    const { path } = reservations.listPicksends
    control.inject({ path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openConsole(`${DETAIL}?id=${sheet.reserveId}`, AS)
    await find('section', /^取送车.*服务繁忙/)
    await press('重试')
    expect(await find('section', /^取送车/)).toHaveTextContent(order.orderNo)
    expect(queries(reservations.listPicksends).at(-1)).toMatchObject({ reserveNo: sheet.reserveNo })
    expect(await find('section', /^预检/)).toHaveTextContent(sheet.inspectNo)
    expect(received(reservations.listReserves)).toHaveLength(1)
    await press(sheet.inspectNo)
    expect(location.pathname + location.search).toBe(`/afterSale-management/previewDetails?id=${sheet.id}`)
  })

  it('confirms with an advisor at a new time', { tags: ['core'] }, async () => {
    const row = withState(reserveStatus.toConfirm)
    const day = dateAfter(today(), 1 + Number(row.reserveDate === dateAfter(today(), 1)))
    const { slot } = sure(cellsOf(FIRST, day, day).find((one) => Number(one.quota) > Number(one.bookedCount)))
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    const advisor = sure(advisersOf(FIRST)[0])
    await press('确认')
    await choose('服务顾问', advisor.name)
    const date = await box('预约日期')
    await hands.clear(date)
    await hands.type(date, `${day}{Enter}`)
    await choose('预约时段', new RegExp(slot))
    await agree('确认')
    await agree('确认')
    await seesToast('已确认预约')
    expect(bodies(reservations.updateStatus)).toEqual([
      { id: row.id, status: reserveStatus.confirmed, advisorId: advisor.id, reserveDate: day, slot },
    ])
    expect(sure(document.querySelector('.record-story'))).toHaveTextContent(`改约至 ${day} ${slot}`)
  })

  it('sends a typed remark when declining for another reason', async () => {
    const row = withState(reserveStatus.toConfirm)
    await openConsole(`${LIST}?status=1&reserveDate=&reserveNo=${row.reserveNo}`, AS)
    await act(row.reserveNo, '谢绝')
    await choose('原因', '其他')
    await fill('备注', '工位检修中')
    await agree('谢绝')
    await seesToast('已谢绝预约')
    expect(bodies(reservations.updateStatus)).toEqual([
      { id: row.id, status: reserveStatus.declined, reason: reserveReason.other, remark: '工位检修中' },
    ])
    expect(row.status).toBe(reserveStatus.declined)
  })

  it('registers the arrival on the reserved day', async () => {
    const row = Object.assign(withState(reserveStatus.confirmed), { reserveDate: today() })
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    await press('到店')
    await agree('到店')
    await seesToast('已登记到店')
    expect(bodies(reservations.updateStatus)).toEqual([{ id: row.id, status: reserveStatus.arrived }])
  })

  it('cancels for the customer and offers no arrival before the day', async () => {
    const row = Object.assign(withState(reserveStatus.confirmed), { reserveDate: dateAfter(today(), 3) })
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    await press('代客取消')
    expect(hasButton('到店')).toBe(false)
    await choose('原因', '客户要求')
    await agree('代客取消')
    await seesToast('已取消预约')
    expect(bodies(reservations.updateStatus)).toEqual([
      { id: row.id, status: reserveStatus.cancelled, reason: reserveReason.byCustomer },
    ])
  })

  it('hides confirmation and refusal from headquarters', async () => {
    const row = withState(reserveStatus.toConfirm)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await find('h2', row.reserveNo)
    expect(hasButton(/^(确认|谢绝)/)).toBe(false)
  })

  it('reports a reservation of another dealer as missing', async () => {
    const other = sure(service().rows.find(({ dealerCode }) => dealerCode !== FIRST))
    await openConsole(`${DETAIL}?id=${other.id}`, AS)
    await sees(/参数缺失|数据不存在/)
  })

  it('reads a reservation in another reply format', async () => {
    const row = withState(reserveStatus.done)
    control.inject({ path: reservations.get.path, kind: 'dialect', turn: 3 })
    await openConsole(`${DETAIL}?id=${row.id}`, AS)
    await find('h2', row.reserveNo)
    expect(main()).toHaveTextContent('完工')
  })
})
