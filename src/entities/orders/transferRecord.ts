import { entity, f, type RowOf } from '../field'

export const transferRecord = entity('transferRecord', {
  transferId: f.ref(),
  transferDate: f.date({ required: true }),
  plate: f.text({ max: 8 }),
  invoiceNo: f.text({ max: 20 }),
  certificate: f.images({ required: true, max: 4 }),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export interface TransferRecord extends RowOf<typeof transferRecord> {}
