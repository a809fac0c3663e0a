import * as saleReports from '@/api/saleReports'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import { on } from '../core/dispatcher'
import { seesRecord } from '../lib/access'
import { remoteStock } from '../lib/remoteStock'
import { oneOf, ordered, paged } from '../lib/table'

on(saleReports.listRemoteLibrary)((input, { user }) => {
  const sees = seesRecord(user)
  const tests = (['dealerCode', 'seriesCode', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: RemoteStock) => test(row[key])
  })
  const rows = remoteStock.filter((row) => (row.dealerCode === '' || sees(row)) && tests.every((test) => test(row)))
  return paged(rows, input, (row) => row, ordered<RemoteStock>(input, ['stockDays'], 'stockDays'))
})
