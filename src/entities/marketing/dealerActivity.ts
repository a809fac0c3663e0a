import { entity, f, type RowOf } from '../field'
import { activityOffBy, dealerActivityStatus } from './campaignEnums'

/** Campaign of a dealer, its own or its part of a headquarters campaign (`hostId`). */
export const dealerActivity = entity('dealerActivity', {
  id: f.id(),
  title: f.text({ required: true, max: 40 }),
  typeId: f.ref({ required: true }),
  hostId: f.ref(),
  dealerCode: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  seriesName: f.ref(),
  cover: f.image({ required: true }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  address: f.text({ max: 60 }),
  contactPhone: f.phone({ required: true, rule: 'hotline' }),
  content: f.richtext({ required: true, max: 20_000 }),
  joinLimit: f.integer({ min: 0, max: 1_000_000 }),
  viewCount: f.integer({ sortable: true }),
  joinCount: f.integer({ sortable: true }),
  newClueCount: f.integer({ sortable: true }),
  offBy: f.enum(activityOffBy),
  offReason: f.text(),
  offTime: f.dateTime(),
  status: f.status(dealerActivityStatus),
  createTime: f.dateTime({ sortable: true }),
})

export interface DealerActivity extends Omit<RowOf<typeof dealerActivity>, 'offBy'> {
  /** 1 dealer, 2 headquarters; 0 if it was not taken down. */
  offBy: number
  typeName: string
  /** Empty without a headquarters campaign. */
  hostTitle: string
  /** Mini-program code of a campaign that can be joined, else empty. */
  qrCode: string
}
