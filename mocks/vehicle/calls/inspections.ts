import * as reservations from '@/api/vehicle/reservations'
import { on } from '../../core/dispatcher'
import { integer, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { areaOf } from '../../leads/rules/leads'
import { demandOnePage, demandPage } from '../../system/rules/access'
import type { InspectionRow } from '../data/inspections'
import { inspectionsOf, inspectionSummary, inspectionView, itemsOf, quotedCents } from '../rules/inspections'

const LIST = '/afterSale-management/previewManagement'
const RESERVATIONS = '/afterSale-management/maintenance'
const MISSING = '参数缺失或记录不存在，请从列表进入'

const listed = listOf(reservations.listReserves)<InspectionRow>({
  is: [
    'id',
    'reserveNo',
    'dealerCode',
    'seriesCode',
    'status',
    'advisorId',
    { areaName: ({ dealerCode }) => areaOf(dealerCode) },
  ],
  like: ['inspectNo', 'plate'],
  phone: ['phone'],
  between: ['createTime', 'confirmTime'],
  where: {
    vin: (asked) => (row) => row.vin.endsWith(text(asked).toUpperCase()),
    abnormalCount: (asked) => (row) => text(asked) === '' || row.findings.length > 0 === (text(asked) === '1'),
  },
  sort: [
    'createTime',
    'confirmTime',
    'mileage',
    { abnormalCount: ({ findings }) => findings.length },
    { quoteAmount: quotedCents },
  ],
})

on(reservations.listReserves, {
  whole: {
    why: 'the list is the only way to one sheet, whose page shows the phone behind an eye',
    when: 'asked by id',
  },
})((input, { user }) => {
  demandOnePage(user, [LIST, RESERVATIONS])
  const rows = inspectionsOf(user)
  const isOne = text(input.id) !== ''
  if (isOne) withId(rows, input.id, MISSING)
  const page = listed.page(rows, input, (row) => inspectionView(row, isOne))
  const isFirst = !isOne && (integer(input.pageNo) ?? 1) === 1
  return { ...page, summary: isFirst ? inspectionSummary(listed.fitting(rows, input)) : {} }
})
on(reservations.listReserveRecords)((input, { user }) => {
  demandPage(user, LIST)
  const items = itemsOf(withId(inspectionsOf(user), input.reserveId, MISSING))
  return { records: items, total: items.length }
})
