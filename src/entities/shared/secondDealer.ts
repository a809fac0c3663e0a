import { entity, f, type RowOf } from '../field'
import { auditStatus, secondStatus, storeType } from './enums'
import type { Place } from './place'

/** Second-tier outlet of a first-level dealer. It gets its code with the first approval. */
export const secondDealer = entity('secondDealer', {
  id: f.id(),
  dealerCode: f.text(),
  dealerName: f.text({ required: true, max: 50 }),
  parentDealerCode: f.dealer({ required: true }),
  areaName: f.ref(),
  region: f.region({ required: true }),
  address: f.text({ required: true, max: 100 }),
  location: f.geo({ required: true }),
  distanceKm: f.number(),
  storeType: f.enum(storeType, { required: true }),
  contactName: f.text({ required: true, max: 20 }),
  contactPhone: f.phone({ required: true, rule: 'mobile' }),
  license: f.image({ required: true }),
  images: f.images({ required: true, max: 6 }),
  acceptClueFlag: f.switch(),
  auditStatus: f.status(auditStatus),
  auditRemark: f.text(),
  status: f.status(secondStatus),
  openDate: f.date(),
  createTime: f.dateTime({ sortable: true }),
})

export interface SecondDealer extends Omit<RowOf<typeof secondDealer>, 'region'>, Place {
  parentDealerName: string
}
