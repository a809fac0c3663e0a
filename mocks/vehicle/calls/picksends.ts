import * as reservations from '@/api/vehicle/reservations'
import { picksendOrder } from '@/entities/vehicle/picksendOrder'
import { on } from '../../core/dispatcher'
import { withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import type { PicksendRow } from '../data/picksends'
import { picksendDetail, picksendRow, picksends, seenBy, summaryOf } from '../rules/picksends'

const PAGE = '/afterSale-management/picksend'
const PAGES = [PAGE, '/afterSale-management/maintenance']

const listed = listOf(reservations.listPicksends)<PicksendRow>({
  is: [
    'dealerCode',
    'serviceKind',
    'provider',
    'status',
    'reserveNo',
    'transportCarId',
    { areaName: (row) => areaOf(row.dealerCode) },
  ],
  like: ['orderNo', 'plate'],
  phone: ['phone'],
  between: ['appointTime'],
  sort: ['appointTime', 'createTime', { feeAmount: (row) => row.feeCents }, { score: (row) => row.score ?? 0 }],
})
const rowsOf = (user: UserRow) => picksends().orders.filter(seenBy(user))

on(reservations.listPicksends)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const rows = rowsOf(user)
  const ofAllDays = { ...input, status: undefined, appointTimeStart: undefined, appointTimeEnd: undefined }
  return {
    ...listed.page(rows, input, picksendRow),
    summary: summaryOf(listed.fitting(rows, ofAllDays), now),
  }
})
on(reservations.getPicksend, {
  whole: { why: 'the phone of a driver stands behind an eye, to be called about the car' },
})(({ id }, { user }) => {
  demandPage(user, PAGE)
  return picksendDetail(withId(rowsOf(user), id, '参数缺失或记录不存在，请从列表进入'))
})

on(reservations.exportPicksends)((input, { user }) => {
  demand(user, 'reservations.exportPicksends')
  return sheetOf(
    listed.exported(rowsOf(user), input).map(picksendRow),
    columnsOf(
      picksendOrder,
      ...(['orderNo', 'serviceKind', 'customerName', 'phone', 'plate', 'dealerName', 'pickAddress'] as const),
      ...(['appointTime', 'provider', 'driverName', 'feeAmount', 'payer', 'status', 'createTime'] as const),
    ),
  )
})
