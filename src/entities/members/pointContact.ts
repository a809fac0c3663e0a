import { entity, enumeration, f, type RowOf } from '../field'
import { pointSide } from './pointEnums'

export const contactType = enumeration('contactType', {
  unpaid: [1, 'warning'],
  expired: 2,
  exchange: 3,
  binding: 4,
  other: 9,
})
export const contactStatus = enumeration('contactStatus', {
  waiting: [1, 'warning'],
  inHand: [2, 'processing'],
  solved: [3, 'success'],
  closed: 4,
})

export const pointContact = entity('pointContact', {
  id: f.id(),
  side: f.enum(pointSide),
  userName: f.text(),
  phone: f.phone(),
  dealerName: f.dealer(),
  contactType: f.enum(contactType),
  content: f.longtext(),
  images: f.images(),
  status: f.status(contactStatus),
  result: f.longtext({ required: true, min: 5, max: 500 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PointContact extends RowOf<typeof pointContact> {
  userId: string
}
