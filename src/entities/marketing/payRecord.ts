import { entity, f, type RowOf } from '../field'
import { payChannel, payFault, payStatus } from './cashEnums'

export const payRecord = entity('payRecord', {
  id: f.id(),
  recordId: f.ref(),
  drawTitle: f.ref(),
  nickname: f.text(),
  realName: f.realName(),
  phone: f.phone(),
  amount: f.money({ sortable: true }),
  payChannel: f.enum(payChannel),
  tradeNo: f.text(),
  createTime: f.dateTime({ sortable: true }),
  payTime: f.dateTime({ sortable: true }),
  retryCount: f.integer(),
  failReason: f.enum(payFault),
  status: f.status(payStatus),
})

export interface PayRecord extends RowOf<typeof payRecord> {}
