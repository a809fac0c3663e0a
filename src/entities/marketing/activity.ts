import { entity, f, type RowOf } from '../field'
import type { ActivityField } from './activityField'
import { activityMode, activityStatus } from './campaignEnums'

/** A campaign of headquarters: what, for whom, which data it collects and what people see of it. */
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

/** Where a campaign is held: codes of sales areas, provinces and cities; of a whole area or province only its own code. None at all: everywhere. */
export interface ActivityRange {
  areaCodes: string[]
  provinceCodes: string[]
  cityCodes: string[]
}

/** A campaign with the names of what it refers to. */
export interface Activity extends Omit<RowOf<typeof activity>, 'regions' | 'formFields'> {
  regions: ActivityRange
  formFields: ActivityField[]
  typeName: string
  eventName: string
  /** How many dealers take part. */
  dealerCount: number
  /** How many advertising channels it is linked with. */
  channelCount: number
  /** The mini-program code of a campaign that can be joined, else ''. */
  qrCode: string
  /** Where people come to it; '' of a draft. */
  shareUrl: string
}
/** A campaign in a list: without what is long. */
export interface ActivityLine extends Omit<Activity, 'content' | 'formFields' | 'regions' | 'dealerCodes'> {
  /** 1: nobody chose dealers, all of the regions take part. */
  allDealers: 0 | 1
}

/** A place of the tree that campaigns are held in: area, province or city. */
export interface ActivityRegion {
  code: string
  name: string
  level: number
  parentCode: string
  dealerCount: number
}
