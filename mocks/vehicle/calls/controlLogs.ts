import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { demandPage } from '../../system/rules/access'
import type { ControlLogRow } from '../data/controlLogs'
import { controlLogDetail, controlLogRow, controlLogs, controlStats } from '../rules/controlLogs'
import { capped, isFirstPage, windowed } from '../rules/logWindow'

const listed = listOf(vehicleControl.listLogs)<ControlLogRow>({
  is: ['id', 'command', 'channel', 'status', 'seriesCode', 'failReason'],
  phone: ['phone'],
  between: ['createTime'],
  where: {
    vin: (asked) => (row) => row.vin.endsWith(text(asked)),
    requestNo: (asked) => {
      const number = text(asked)
      return (row) => row.requestNo.includes(number) || row.tspRequestNo.includes(number)
    },
  },
  sort: ['createTime', { costMs: ({ costMs }) => costMs ?? -1 }],
})

on(vehicleControl.listLogs, {
  whole: { why: 'a command is shown in full to who answers its user', when: 'asked by id' },
})((asked, { user, now }) => {
  demandPage(user, '/carControl/caRcontrol-log')
  const input = windowed(asked, now)
  const isAlone = text(input.id) !== ''
  return {
    ...capped(listed.page(controlLogs(), input, isAlone ? controlLogDetail : controlLogRow)),
    ...(isFirstPage(input) && !isAlone && { summary: controlStats(listed.fitting(controlLogs(), input)) }),
  }
})
