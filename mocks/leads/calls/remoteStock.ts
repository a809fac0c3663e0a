import * as saleReports from '@/api/leads/saleReports'
import { is } from '@/entities/field'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { IN_DEPOT, IN_STOCK, type RemoteStock, STOCK_DAYS } from '@/entities/shared/remoteStock'
import type { RemoteDepot } from '@/entities/vehicle/remoteDepot'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { seesRecord } from '../../system/rules/access'
import { depots } from '../data/remoteStock'
import { remoteStock } from '../rules/remoteStock'

const SYNC_MS = 30 * 60_000
const BRACKETS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, 180],
  [181, 0],
] as const

const stock = listOf(saleReports.listRemoteLibrary)<RemoteStock>({
  is: ['dealerCode', 'areaName', 'seriesCode', 'warehouseCode', 'status'],
  like: ['vin', 'colorName', 'orderNo', 'warehouseName', 'cityName'],
  within: ['stockDays'],
  sort: ['stockDays', 'inTime', 'productionDate'],
})

const isHere = ({ status }: RemoteStock) => is(status, ...IN_DEPOT)
const isOld = (row: RemoteStock) => row.stockDays > STOCK_DAYS.urgent && is(row.status, ...IN_STOCK)
const averageDays = (rows: readonly RemoteStock[]): number | undefined =>
  rows.length > 0
    ? Math.round((rows.reduce((sum, { stockDays }) => sum + stockDays, 0) / rows.length) * 10) / 10
    : undefined

const summaryOf = (rows: readonly RemoteStock[], own: string) => {
  const count = (fits: (row: RemoteStock) => boolean) => rows.filter(fits).length
  const here = rows.filter(isHere)
  return {
    all: count(({ status }) => is(status, ...IN_STOCK)),
    inStock: here.length,
    own: count(({ dealerCode, status }) => own !== '' && dealerCode === own && is(status, ...IN_STOCK)),
    available: count(({ status }) => is(status, states.available)),
    reserved: count(({ status }) => is(status, states.reserved)),
    blocked: count(({ status }) => is(status, states.onHold)),
    old: count(isOld),
    averageDays: averageDays(here),
  }
}
const groupsOf = (rows: readonly RemoteStock[]) =>
  [...new Set(rows.map(({ seriesName }) => seriesName))].flatMap((seriesName) =>
    BRACKETS.map(([from, to]) => ({
      from,
      to,
      seriesName,
      count: rows.filter(
        (row) => row.seriesName === seriesName && row.stockDays >= from && (to === 0 || row.stockDays <= to),
      ).length,
    })),
  )

const depotsOf = (rows: readonly RemoteStock[]): RemoteDepot[] =>
  depots.map(([warehouseCode, warehouseName, cityName, address], index) => {
    const inside = (all: readonly RemoteStock[]) => all.filter((row) => row.warehouseCode === warehouseCode)
    const here = inside(rows).filter(isHere)
    const everything = inside(remoteStock()).filter(isHere).length
    const count = (status: number) => here.filter((row) => row.status === status).length
    return {
      ...{ warehouseCode, warehouseName, cityName, address },
      capacity: index === 0 ? everything + 1 : Math.ceil(everything / (0.5 + index * 0.08)),
      stockCount: here.length,
      availableCount: count(states.available),
      lockedCount: count(states.reserved),
      blockedCount: count(states.onHold),
      oldCount: here.filter(isOld).length,
      avgStockDays: averageDays(here) ?? 0,
    }
  })
const depotList = listOf(saleReports.listRemoteLibrary)<RemoteDepot>({
  like: ['warehouseName', 'cityName'],
  sort: ['stockCount', 'availableCount', 'lockedCount', 'blockedCount', 'oldCount', 'avgStockDays'],
  keepsOrder: true,
})

on(saleReports.listRemoteLibrary)((input, { user, now }) => {
  const sees = seesRecord(user)
  const rows = remoteStock().filter((row) => row.dealerCode === '' || sees(row))
  const asOf = wireTime(Math.floor(now / SYNC_MS) * SYNC_MS)
  if (text(input.viewType) === 'depot') {
    const cars = stock.fitting(rows, { seriesCode: input.seriesCode })
    // The call returns depots in place of cars.
    const page = depotList.page(depotsOf(cars), input) as unknown as saleReports.RemoteAnswer
    return { ...page, summary: {}, asOf }
  }
  const page = stock.page(rows, input)
  if ((integer(input.pageNo) ?? 1) > 1) return { ...page, summary: {}, asOf }
  const { status: _status, stockDaysMin: _min, stockDaysMax: _max, ...filters } = input
  const wide = { ...filters, dealerCode: input.dealerCode === user.dealerCode ? undefined : input.dealerCode }
  const counted = stock.fitting(rows, wide)
  return {
    ...page,
    summary: summaryOf(counted, user.dealerCode) as Record<string, number>, // Undefined values are omitted in JSON.
    groups: groupsOf(counted.filter(({ status }) => is(status, ...IN_STOCK))),
    asOf,
  }
})
