import { entity, f, type RowOf } from '../field'
import type { ActivityField } from './activityField'
import { activityMode, activityStatus } from './campaignEnums'

export const activity = entity('activity', {
  id: f.id(),
  title: f.text({ required: true, max: 40 }),
  typeId: f.ref({ required: true }),
  seriesName: f.ref(),
  mode: f.enum(activityMode, { required: true }),
  cover: f.image({ required: true }),
  banner: f.image({ required: true }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  signEndTime: f.dateTime(),
  regions: f.json(),
  dealerCodes: f.refs(),
  content: f.richtext({ required: true }),
  formFields: f.refs(),
  joinLimit: f.integer({ min: 0, max: 1_000_000 }),
  eventCode: f.ref(),
  shareTitle: f.text({ max: 28 }),
  topFlag: f.switch(),
  viewCount: f.integer({ sortable: true }),
  joinCount: f.integer({ sortable: true }),
  newClueCount: f.integer({ sortable: true }),
  status: f.status(activityStatus),
  createTime: f.dateTime({ sortable: true }),
})

/**
 * Regions of a campaign by area, province and city code. A complete area or province has only its own code. All empty
 * means everywhere.
 */
export interface ActivityRange {
  areaCodes: string[]
  provinceCodes: string[]
  cityCodes: string[]
}

export interface Activity extends Omit<RowOf<typeof activity>, 'regions' | 'formFields'> {
  regions: ActivityRange
  formFields: ActivityField[]
  typeName: string
  eventName: string
  dealerCount: number
  channelCount: number
  /** Mini-program code of a campaign that can be joined, else empty. */
  qrCode: string
  /** Empty for a draft. */
  shareUrl: string
}
export interface ActivityLine extends Omit<Activity, 'content' | 'formFields' | 'regions' | 'dealerCodes'> {
  /** 1 if no dealers were chosen, so all in the regions take part. */
  allDealers: 0 | 1
}

export interface ActivityRegion {
  code: string
  name: string
  level: number
  parentCode: string
  dealerCount: number
}
