import * as saleReports from '@/api/leads/saleReports'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { seesRecord } from '../../system/rules/access'
import { remoteStock } from '../rules/remoteStock'

const stock = listOf(saleReports.listRemoteLibrary)({ is: ['dealerCode', 'seriesCode', 'status'], sort: ['stockDays'] })

on(saleReports.listRemoteLibrary)((input, { user }) => {
  const sees = seesRecord(user)
  return stock.page(
    remoteStock.filter((row) => row.dealerCode === '' || sees(row)),
    input,
  )
})
