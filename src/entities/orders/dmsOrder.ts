import { entity, f, type RowOf } from '../field'
import { dmsCarStatus, dmsFundType, dmsOrderStatus, dmsOrderType } from './orderEnums'

/** Dealer order to the factory. Maintained in the DMS, read-only here. */
export const dmsOrder = entity('dmsOrder', {
  id: f.id(),
  orderNo: f.text(),
  orderMonth: f.month(),
  orderType: f.enum(dmsOrderType),
  areaName: f.text(),
  dealerName: f.dealer(),
  secondDealerName: f.dealer(),
  seriesName: f.ref(),
  modelName: f.text(),
  materialCode: f.text(),
  colorName: f.text(),
  quantity: f.integer(),
  arrivedQty: f.integer(),
  unitPrice: f.money(),
  rebateAmount: f.money(),
  totalAmount: f.money({ sortable: true }),
  fundType: f.enum(dmsFundType),
  status: f.status(dmsOrderStatus),
  createTime: f.dateTime({ sortable: true }),
  expectDate: f.date({ sortable: true }),
})
export interface DmsOrder extends RowOf<typeof dmsOrder> {
  dealerCode: string
  secondDealerCode: string
  seriesCode: string
}

export const dmsOrderCar = entity('dmsOrderCar', {
  vin: f.id(),
  engineNo: f.text(),
  productionDate: f.date(),
  carStatus: f.status(dmsCarStatus),
  shipTime: f.dateTime(),
  waybillNo: f.text(),
  arriveTime: f.dateTime(),
  warehouseName: f.text(),
})
export type DmsOrderCar = RowOf<typeof dmsOrderCar>

export interface DmsOrderDetail extends DmsOrder {
  cars: DmsOrderCar[]
}
