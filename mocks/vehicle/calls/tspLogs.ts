import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { tspLog } from '@/entities/vehicle/tspLog'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { demand, demandPage } from '../../system/rules/access'
import type { TspLogRow } from '../data/tspLogs'
import { providerName } from '../rules/access'
import { capped, demandNarrow, isFirstPage, windowed } from '../rules/logWindow'
import { tspLogDetail, tspLogRow, tspLogs, tspStats } from '../rules/tspLogs'

const listed = listOf(vehicleControl.listTspLogs)<TspLogRow>({
  is: ['id', 'bizType', 'direction', 'status'],
  like: ['requestNo', 'interfaceName', { provider: ({ providerCode }) => providerName(providerCode) }],
  between: ['createTime'],
  within: ['costMs'],
  where: { vin: (asked) => (row) => row.vin.endsWith(text(asked)) },
  sort: ['createTime', 'costMs'],
})

on(vehicleControl.listTspLogs)((asked, { user, now }) => {
  demandPage(user, '/carControl/TSP-port-log')
  const input = windowed(asked, now)
  const isAlone = text(input.id) !== ''
  return {
    ...capped(listed.page(tspLogs(), input, isAlone ? tspLogDetail : tspLogRow)),
    ...(isFirstPage(input) && !isAlone && { summary: tspStats(listed.fitting(tspLogs(), input)) }),
  }
})
on(vehicleControl.exportTspLogs)((input, { user, now }) => {
  demand(user, 'vehicleControl.exportTspLogs')
  demandNarrow(input)
  return sheetOf(
    listed.exported(tspLogs(), windowed(input, now)).map(tspLogRow),
    columnsOf(
      tspLog,
      ...(['requestNo', 'interfaceName', 'bizType', 'direction', 'provider', 'vin', 'httpStatus'] as const),
      ...(['resultCode', 'message', 'status', 'costMs', 'retryCount', 'createTime'] as const),
    ),
  )
})
