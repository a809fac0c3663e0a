import { entity, f, type RowOf } from '../field'
import { remoteStockStatus } from './enums'

/** A car that stands in an off-site depot, free or kept for a dealer. */
export const remoteStock = entity('remoteStock', {
  id: f.id(),
  vin: f.id(),
  seriesName: f.ref(),
  modelName: f.text(),
  materialCode: f.text(),
  colorName: f.text(),
  warehouseName: f.ref(),
  cityName: f.text(),
  dealerName: f.dealer(),
  orderNo: f.text(),
  productionDate: f.date(),
  inTime: f.dateTime(),
  stockDays: f.integer({ sortable: true }),
  remark: f.text(),
  status: f.status(remoteStockStatus),
})
/** `dealerName` is empty while nobody has ordered it; `remark` says why it is blocked. */
export interface RemoteStock extends RowOf<typeof remoteStock> {
  seriesCode: string
  dealerCode: string
  areaName: string
}
