import { entity, f, type RowOf } from '../field'
import { buyFocus, buyTimes, carPurpose, ownerIdType, ownerSex, ownerType } from './atsEnums'

/** Owner of a sold car; name and phone are fields of the sale. */
export const atsOwner = entity('atsOwner', {
  atsId: f.ref(),
  ownerType: f.enum(ownerType, { required: true }),
  idType: f.enum(ownerIdType, { required: true }),
  idNo: f.idNumber({ required: true, max: 20 }),
  contactName: f.text({ max: 30 }),
  sex: f.enum(ownerSex),
  birthday: f.date(),
  region: f.region({ required: true }),
  address: f.text({ required: true, max: 100 }),
  purpose: f.enum(carPurpose, { required: true }),
  buyTimes: f.enum(buyTimes, { required: true }),
  focus: f.multi(buyFocus),
})
export interface AtsOwner extends RowOf<typeof atsOwner> {}
