import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { ownerIdType, ownerType, transferStatus, transferType } from './atsEnums'
import type { TransferRecord } from './transferRecord'

export const ownerTransfer = entity('ownerTransfer', {
  id: f.id(),
  applyNo: f.text(),
  atsId: f.ref(),
  vin: f.text(),
  oldOwnerName: f.text(),
  oldPhone: f.phone(),
  customerName: f.text({ required: true, max: 50 }),
  ownerType: f.enum(ownerType, { required: true }),
  idType: f.enum(ownerIdType, { required: true }),
  idNo: f.idNumber({ required: true, max: 20 }),
  phone: f.phone({ required: true, rule: 'mobile' }),
  region: f.region({ required: true }),
  address: f.text({ required: true, max: 100 }),
  transferType: f.enum(transferType, { required: true }),
  remark: f.longtext({ max: 200 }),
  images: f.images({ required: true, max: 9 }),
  createBy: f.user(),
  createTime: f.dateTime(),
  status: f.status(transferStatus),
})

/** Transfer with its record, if it was completed. */
export interface Transfer extends Omit<RowOf<typeof ownerTransfer>, 'region'>, Place {
  record: TransferRecord | null
}
