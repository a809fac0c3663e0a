import type { Numbers } from '@/api/reply'
import * as reservations from '@/api/vehicle/reservations'
import {
  reserveAction as actions,
  reserveDecision,
  reserveReason,
  reserveStatus as states,
} from '@/entities/vehicle/maintenanceReserve'
import { dateAfter, spanOf } from '@/entities/vehicle/scheduleRules'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import type { ReserveRow } from '../data/reservations'
import {
  advisersOf,
  cellsOf,
  houseFor,
  moveReserve,
  reserveDetail,
  reserveRow,
  reservesOf,
  scheduleOf,
  takesPlace,
} from '../rules/reservations'

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

const DECIDED = {
  [states.confirmed]: { from: states.toConfirm, action: actions.confirmed },
  [states.declined]: { from: states.toConfirm, action: actions.declined },
  [states.arrived]: { from: states.confirmed, action: actions.arrived },
  [states.cancelled]: { from: states.confirmed, action: actions.cancelled },
} as const
const REASONS: Readonly<Record<number, string>> = {
  [reserveReason.full]: '名额已满',
  [reserveReason.noParts]: '缺少配件',
  [reserveReason.outOfScope]: '不在服务范围',
  [reserveReason.byCustomer]: '客户要求',
}
const STATE = '状态已变化，请刷新后重试'

on(reservations.updateStatus)((input, { user, now }) => {
  demand(user, 'reservations.updateStatus')
  const row = found(
    reservesOf(user).find(({ id, dealerCode }) => id === text(input.id) && dealerCode === user.dealerCode),
    '预约不存在或不属于本门店',
  )
  const status = integer(input.status)
  const move = Object.entries(DECIDED).find(([to]) => Number(to) === status)?.[1]
  if (status === undefined || !move || row.status !== move.from) throw new Refusal(400, STATE)
  const today = wireTime(now).slice(0, 10)
  const step = { action: move.action, createBy: user.nickname, createTime: wireTime(now) }
  if (move.action === actions.confirmed) {
    const advisor = advisersOf(row.dealerCode).find(({ id }) => id === text(input.advisorId))
    const [date, slot] = [text(input.reserveDate) || row.reserveDate, text(input.slot) || row.slot]
    const moves = date !== row.reserveDate || slot !== row.slot
    const cell = cellsOf(row.dealerCode, date, date).find((one) => one.slot === slot)
    const isFree = cell !== undefined && date >= today && Number(cell.quota) > Number(cell.bookedCount)
    refuseFields({
      ...(!advisor && { advisorId: '请选择本门店的服务顾问' }),
      ...(moves && !isFree && { slot: '该时段名额已满' }),
      ...(text(input.remark).length > 100 && { remark: '备注不能超过100个字符' }),
    })
    const content = [moves ? `改约至 ${date} ${slot}` : '', text(input.remark)].filter(Boolean).join('，')
    moveReserve(
      row,
      { status: states.confirmed, advisorId: advisor?.id, advisorName: advisor?.name, reserveDate: date, slot },
      { ...step, content },
    )
    return {}
  }
  if (move.action === actions.arrived) {
    if (row.reserveDate !== today) throw new Refusal(400, '仅可登记当日预约到店')
    moveReserve(row, { status: states.arrived }, { ...step, content: '' })
    return {}
  }
  const isOther = integer(input.reason) === reserveReason.other
  const { values, faults } = readInto(
    { ...reserveDecision, remark: { ...reserveDecision.remark, required: isOther, min: isOther ? 5 : undefined } },
    ['reason', 'remark'],
    input,
    {},
  )
  refuseFields(faults)
  const reason = isOther ? text(values.remark) : REASONS[Number(values.reason)]
  moveReserve(
    row,
    { status: row.status === states.toConfirm ? states.declined : states.cancelled, endReason: reason },
    { ...step, content: reason ?? '' },
  )
  return {}
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
