import { entity, f, type RowOf } from '../field'
import { dealerLevel, dealerStatus, shopType } from './enums'
import type { Place } from './place'

/** First-level dealer. Selectors use its short form for dealers of every level. */
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

export interface StatusChange {
  status: number
  time: string
  by: string
  reason: string
}

/** The place is sent as names and codes, not as one field. */
export interface Dealer extends Omit<RowOf<typeof dealer>, 'region'>, Place {
  groupName: string
  /** Only in the detail response, newest first. */
  history?: StatusChange[]
}

/** Dealer of an activity; `joinStatus` is 1 if it takes part, else 0. */
export interface ActivityDealer extends Dealer {
  joinStatus: number
}

export interface RelatedDealer extends Dealer {
  relatedCount: number
}
