import { testDriveOrder } from '@/entities/orders/testDriveOrder'
import * as testDrive from '@/api/vehicle/testDrive'
import { on } from '../../core/dispatcher'
import { found, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import type { TestDriveRow } from '../data/testDrives'
import { seesOrder } from '../rules/orders'
import { driveDetail, driveRow, testDrives } from '../rules/testDrives'

const PAGE = '/smallOrder/testDriveOrder'

const listed = listOf(testDrive.list)<TestDriveRow>({
  is: ['seriesCode', 'dealerCode', 'status', 'source'],
  like: ['orderNo', 'customerName', 'cityName'],
  phone: ['phone'],
  between: ['appointTime'],
  sort: ['appointTime', 'startTime'],
})

/** The drives in a user's scope; a consultant also has those that nobody drives yet. */
const drivesOf = (user: UserRow) => {
  const sees = seesOrder(user)
  return testDrives().filter(({ dealerCode, consultantId }) =>
    sees({ dealerCode, consultantId: consultantId === '' ? undefined : consultantId }),
  )
}

on(testDrive.list)((input, { user }) => {
  demandPage(user, PAGE)
  return listed.page(drivesOf(user), input, driveRow)
})
on(testDrive.get)(({ id }, { user }) => {
  demandPage(user, PAGE)
  return driveDetail(
    found(
      drivesOf(user).find((row) => row.id === text(id)),
      '参数缺失或记录不存在，请从列表进入',
    ),
  )
})
on(testDrive.exportList)((input, { user }) => {
  demand(user, 'testDrive.exportList')
  return sheetOf(
    listed.exported(drivesOf(user), input).map(driveRow),
    columnsOf(
      testDriveOrder,
      'orderNo',
      'customerName',
      'phone',
      'seriesName',
      'modelName',
      'plate',
      'dealerName',
      'cityName',
      'consultantName',
      'appointTime',
      'startTime',
      'status',
    ),
  )
})
