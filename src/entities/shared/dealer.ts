import { entity, f, type RowOf } from '../field'
import { dealerLevel, dealerStatus, shopType } from './enums'
import type { Place } from './place'

/** A dealer of the first level; pickers name dealers of every level in its short form. */
export const dealer = entity('dealer', {
  id: f.id(),
  dealerCode: f.text({ max: 12 }),
  dealerName: f.text({ required: true, max: 50 }),
  shortName: f.text({ max: 20 }),
  dealerLevel: f.enum(dealerLevel),
  shopType: f.enum(shopType),
  groupCode: f.ref(),
  areaName: f.ref({ required: true }),
  region: f.region({ required: true }),
  address: f.text({ required: true, max: 100 }),
  location: f.geo({ required: true }),
  salesPhone: f.text({ rule: 'hotline' }),
  servicePhone: f.text({ rule: 'hotline' }),
  contactName: f.text({ max: 20 }),
  contactPhone: f.phone({ rule: 'mobile' }),
  images: f.images({ max: 6 }),
  acceptClueFlag: f.switch(),
  optionalFlag: f.switch(),
  transportCarStatus: f.switch(),
  status: f.status(dealerStatus),
  openDate: f.date({ sortable: true }),
  leaveDate: f.date(),
  updateTime: f.dateTime({ sortable: true }),
})

/** One change of a dealer's network status, with its reason where there was one. */
export interface StatusChange {
  status: number
  time: string
  by: string
  reason: string
}

/** A row of dealers; its place comes as names and codes, not as one field. */
export interface Dealer extends Omit<RowOf<typeof dealer>, 'region'>, Place {
  groupName: string
  /** Only in the detail, newest first. */
  history?: StatusChange[]
}

/** A dealer of an activity: 1 takes part, 0 does not. */
export interface ActivityDealer extends Dealer {
  joinStatus: number
}

/** A dealer of a group, with how many accounts of the group are related to it. */
export interface RelatedDealer extends Dealer {
  relatedCount: number
}
