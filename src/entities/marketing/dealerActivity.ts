import { entity, f, type RowOf } from '../field'
import { activityOffBy, dealerActivityStatus } from './campaignEnums'

/** A campaign of a dealer, alone or as its part of one of headquarters (`hostId`). */
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

/** A dealer's campaign with the names of what it refers to. */
export interface DealerActivity extends Omit<RowOf<typeof dealerActivity>, 'offBy'> {
  /** 1 the dealer, 2 headquarters; 0: nobody took it down. */
  offBy: number
  typeName: string
  /** '' without a campaign of headquarters. */
  hostTitle: string
  /** The mini-program code of a campaign that can be joined, else ''. */
  qrCode: string
}
