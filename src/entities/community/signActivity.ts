import { entity, enumeration, f, type RowOf } from '../field'
import { joinScope, stageStatus } from './shared'

/** Check-in by the QR code on site, by location, or once a day online. */
export const signMode = enumeration('signMode', { code: 1, place: 2, daily: 3 })
export const rewardMode = enumeration('rewardMode', { none: 1, each: 2, ladder: 3 })
/** A ladder counts consecutive days or all of them. */
export const ladderType = enumeration('ladderType', { streak: 1, total: 2 })

/** Check-in activity. Its sessions are `attendance`. */
export const signActivity = entity('signActivity', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 30 }),
  cover: f.image(),
  signMode: f.enum(signMode, { required: true }),
  enrollTitle: f.ref(),
  dealerName: f.text(),
  cityName: f.text(),
  joinScope: f.enum(joinScope, { required: true }),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true, sortable: true }),
  rewardMode: f.enum(rewardMode, { required: true }),
  points: f.points({ min: 1, max: 1000 }),
  ladderType: f.enum(ladderType),
  ladder: f.json(),
  content: f.richtext({ max: 10_000 }),
  sessionCount: f.integer(),
  signUpCount: f.integer({ sortable: true }),
  signedCount: f.integer({ sortable: true }),
  status: f.status(stageStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface LadderStep {
  count: number
  points: number
}
export interface SignActivity extends RowOf<typeof signActivity> {
  /** Id of the enrolment activity it belongs to. */
  activityId: string
  dealerCode: string
  provinceCode: string
  provinceName: string
  cityCode: string
  ladder: LadderStep[]
  updateTime: string
}
