import { entity, enumeration, f, type RowOf } from '../field'
import type { Trace } from './shopPackage'
import type { ShopOrderLog } from './shopOrderLog'

export const afterSaleType = enumeration('afterSaleType', {
  refundOnly: 1,
  returnRefund: [2, 'processing'],
  exchange: [3, 'warning'],
})
export const afterSaleSource = enumeration('afterSaleSource', { buyer: 1, desk: 2 })
export const afterSaleReason = enumeration('afterSaleReason', {
  changedMind: 1,
  quality: 2,
  otherThanTold: 3,
  partsMissing: 4,
  wrongGoods: 5,
  damaged: 6,
  delivery: 7,
  other: 9,
})
export const afterSaleRefuseReason = enumeration('afterSaleRefuseReason', {
  late: 1,
  used: 2,
  noEvidence: 3,
  notReceived: 4,
  agreed: 5,
  other: 9,
})
export const shopAfterSaleStatus = enumeration('shopAfterSaleStatus', {
  applied: [1, 'warning'],
  toReturn: [2, 'processing'],
  returning: [3, 'warning'],
  toRefund: [4, 'warning'],
  refunding: [5, 'processing'],
  done: [6, 'success'],
  refused: [7, 'error'],
  withdrawn: 8,
  resent: [9, 'processing'],
  failed: [10, 'error'],
})

export const shopAfterSale = entity('shopAfterSale', {
  id: f.id(),
  afterSaleNo: f.text(),
  orderNo: f.ref(),
  afterSaleType: f.enum(afterSaleType),
  source: f.enum(afterSaleSource),
  goodsName: f.text(),
  skuName: f.text(),
  quantity: f.integer(),
  supplierName: f.ref(),
  nickname: f.text(),
  phone: f.phone(),
  reason: f.enum(afterSaleReason),
  description: f.longtext({ max: 500 }),
  images: f.images(),
  refundAmount: f.money(),
  refundPoints: f.points(),
  addressName: f.ref(),
  returnName: f.text(),
  returnNo: f.id(),
  resendName: f.ref(),
  resendNo: f.id(),
  refuseReason: f.enum(afterSaleRefuseReason, { required: true }),
  remark: f.longtext({ max: 200 }),
  deadline: f.dateTime({ sortable: true }),
  refundNo: f.id(),
  status: f.status(shopAfterSaleStatus),
  createTime: f.dateTime({ sortable: true }),
  finishTime: f.dateTime(),
})
export interface ShopAfterSale extends RowOf<typeof shopAfterSale> {
  orderId: string
  cover: string
  goodsCode: string
  supplierId: string
  addressId: string
  /** Maximum amount still refundable, if the server sends it; never more than was paid. */
  maxAmount: string
  /** 1 if it is approved automatically after its deadline, if the server sends it. */
  autoAgree?: 0 | 1
  /** Reason the payment provider gave for a failed refund. */
  failReason: string
  /** Offset of the server's clock, in ms, since deadlines follow the server's. */
  ahead: number
}
export interface AfterSaleDetail extends ShopAfterSale {
  returnAddress: string
  returnTraces: Trace[]
  resendTraces: Trace[]
  logs: (ShopOrderLog & { side: string })[]
}
