import type { Numbers } from '@/api/reply'
import * as reservations from '@/api/vehicle/reservations'
import { reserveStatus as states } from '@/entities/vehicle/maintenanceReserve'
import { dateAfter, spanOf } from '@/entities/vehicle/scheduleRules'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { found, integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { demandOnePage, demandPage } from '../../system/rules/access'
import type { ReserveRow } from '../data/reservations'
import { cellsOf, houseFor, reserveDetail, reserveRow, reservesOf, scheduleOf, takesPlace } from '../rules/reservations'

export const LIST = '/afterSale-management/maintenance'
export const SCHEDULING = '/afterSale-management/scheduling'

const listed = listOf(reservations.list)<ReserveRow>({
  is: [
    'seriesCode',
    'dealerCode',
    'status',
    'source',
    'serviceType',
    'advisorId',
    'slot',
    'reserveDate',
    { areaName: ({ dealerCode }) => areaOf(dealerCode) },
  ],
  like: ['reserveNo', 'customerName', 'plate', 'vin', 'advisorName'],
  phone: ['phone'],
  between: ['reserveDate', 'createTime'],
  sort: ['createTime', { reserveDate: ({ reserveDate, slot }) => `${reserveDate} ${slot}` }, 'mileage'],
})

/** The counts of the tabs, and the figures of today, under the other filters. */
const summaryOf = (rows: readonly ReserveRow[], now: number): Numbers => {
  const today = wireTime(now).slice(0, 10)
  const count = (fits: (row: ReserveRow) => boolean) => rows.filter(fits).length
  const ofToday = rows.filter(({ reserveDate }) => reserveDate === today)
  const cells = [...new Set(rows.map(({ dealerCode }) => dealerCode))].flatMap((code) => cellsOf(code, today, today))
  const sum = (key: 'quota' | 'bookedCount') => cells.reduce((all, cell) => all + (cell[key] ?? 0), 0)
  const month = dateAfter(today, -29)
  return {
    toConfirm: count(({ status }) => status === states.toConfirm),
    today: ofToday.length,
    tomorrow: count(({ reserveDate }) => reserveDate === dateAfter(today, 1)),
    noShow: count(({ status }) => status === states.noShow),
    all: rows.length,
    todayBooked: ofToday.filter(takesPlace).length,
    todayArrived: ofToday.filter(({ status }) => status === states.arrived || status === states.done).length,
    todayDone: ofToday.filter(({ status }) => status === states.done).length,
    noShow30: count((row) => row.status === states.noShow && row.reserveDate >= month && row.reserveDate <= today),
    booked: sum('bookedCount'),
    quota: sum('quota'),
  }
}

on(reservations.list)((input, { user, now }) => {
  demandOnePage(user, [LIST, SCHEDULING])
  const rows = reservesOf(user)
  const page = listed.page(rows, input, reserveRow)
  const isFirst = (integer(input.pageNo) ?? 1) === 1
  const all = { ...input, status: undefined, reserveDateStart: undefined, reserveDateEnd: undefined }
  return { ...page, summary: isFirst ? summaryOf(listed.fitting(rows, all), now) : {} }
})
on(reservations.get)(({ id }, { user }) => {
  demandPage(user, LIST)
  const row = reservesOf(user).find((one) => one.id === text(id))
  return reserveDetail(found(row, '参数缺失或记录不存在，请从列表进入'))
})

const MAX_DAYS = 31
on(reservations.getSchedule)((input, { user }) => {
  demandOnePage(user, [LIST, SCHEDULING])
  const code = houseFor(user, text(input.dealerCode))
  const [from, to] = [text(input.startDate), text(input.endDate)]
  const days = spanOf(from, to)
  if (!(days >= 1 && days <= MAX_DAYS)) throw new Refusal(400, '时间跨度不能超过31天')
  return { schedule: scheduleOf(code), cells: cellsOf(code, from, to) }
})
