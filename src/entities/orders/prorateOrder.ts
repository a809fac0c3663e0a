import { entity, f, type RowOf } from '../field'
import { prorateBizType, settleStatus, splitStatus } from './prorateEnums'

export const prorateOrder = entity('prorateOrder', {
  id: f.id(),
  splitNo: f.text(),
  orderNo: f.text(),
  payNo: f.id(),
  bizType: f.enum(prorateBizType),
  areaName: f.text(),
  dealerName: f.dealer(),
  merchantNo: f.id(),
  orderAmount: f.money({ sortable: true }),
  feeAmount: f.money({ sortable: true }),
  dealerRatio: f.percent({ decimals: 2 }),
  splitAmount: f.money({ sortable: true }),
  backAmount: f.money({ sortable: true }),
  status: f.status(splitStatus),
  settleStatus: f.status(settleStatus),
  failReason: f.text(),
  createTime: f.dateTime({ sortable: true }),
  splitTime: f.dateTime({ sortable: true }),
  settleTime: f.dateTime({ sortable: true }),
})

export interface ProrateOrder extends RowOf<typeof prorateOrder> {}
