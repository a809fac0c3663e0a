import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { type Enumeration, optionOf } from '@/entities/field'
import { tspBiz, tspDirection, tspStatus } from '@/entities/vehicle/tspLog'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { sheetOf } from '../../core/sheet'
import { zh } from '../../core/zh'
import { demand, demandPage } from '../../system/rules/access'
import type { TspLogRow } from '../data/tspLogs'
import { providerName } from '../rules/access'
import { capped, demandNarrow, isFirstPage, windowed } from '../rules/logWindow'
import { tspLogDetail, tspLogRow, tspLogs, tspStats } from '../rules/tspLogs'

const word = (of: Enumeration, value: unknown): string => {
  const option = optionOf(of, value)
  return option ? zh(option.label) : ''
}

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
  return sheetOf(listed.exported(tspLogs(), windowed(input, now)).map(tspLogRow), {
    TSP流水号: 'requestNo',
    接口: 'interfaceName',
    业务: ({ bizType }) => word(tspBiz, bizType),
    方向: ({ direction }) => word(tspDirection, direction),
    TSP厂商: 'provider',
    VIN码: 'vin',
    HTTP状态: 'httpStatus',
    返回码: 'resultCode',
    返回信息: 'message',
    调用结果: ({ status }) => word(tspStatus, status),
    '耗时(ms)': 'costMs',
    重试次数: 'retryCount',
    调用时间: 'createTime',
  })
})
