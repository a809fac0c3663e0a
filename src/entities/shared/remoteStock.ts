import { entity, f, type RowOf } from '../field'
import { remoteStockStatus } from './enums'

export const remoteStock = entity('remoteStock', {
  id: f.id(),
  vin: f.text(),
  seriesName: f.ref(),
  modelName: f.text(),
  materialCode: f.text(),
  colorName: f.text(),
  warehouseName: f.ref(),
  cityName: f.text(),
  areaName: f.text(),
  dealerName: f.dealer(),
  orderNo: f.text(),
  productionDate: f.date(),
  inTime: f.dateTime({ sortable: true }),
  stockDays: f.integer({ sortable: true }),
  remark: f.text(),
  status: f.status(remoteStockStatus),
  updateTime: f.dateTime(),
})
/** `dealerName` is empty until a dealer orders the car; `remark` is the reason it is blocked. */
export interface RemoteStock extends RowOf<typeof remoteStock> {
  seriesCode: string
  dealerCode: string
  warehouseCode: string
}

const { inbound, available, reserved, toShip, onHold } = remoteStockStatus
export const IN_DEPOT = [available, reserved, toShip, onHold] as const
/** States of cars in a depot or on their way to one; excludes shipped cars. */
export const IN_STOCK = [inbound, ...IN_DEPOT] as const
/** Days after which a car is marked as old, and as urgent. */
export const STOCK_DAYS = { old: 60, urgent: 90 } as const
