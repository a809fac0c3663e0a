import { entity, enumeration, f, type RowOf } from '../field'
import { auditKind, reviewStatus } from './audit'
import { clubType } from './club'
import { userType } from './shared'

export const applyCheck = enumeration('applyCheck', {
  owner: 'owner',
  series: 'series',
  onlyOne: 'onlyOne',
  noViolation: 'noViolation',
  cleanName: 'cleanName',
  founders: 'founders',
})

export const clubApply = entity('clubApply', {
  auditId: f.id(),
  bizType: f.enum(auditKind),
  clubName: f.ref(),
  clubType: f.enum(clubType),
  cityName: f.ref(),
  nickname: f.ref(),
  phone: f.phone(),
  userType: f.enum(userType),
  seriesName: f.ref(),
  vin: f.text(),
  content: f.longtext({ max: 300 }),
  images: f.images(),
  founderCount: f.integer(),
  submitTime: f.dateTime({ sortable: true }),
  waitHours: f.number({ sortable: true }),
  status: f.status(reviewStatus),
  auditBy: f.user(),
  auditTime: f.dateTime(),
  rejectReason: f.text({ required: true, min: 5, max: 100 }),
})
export interface ClubApply extends RowOf<typeof clubApply> {
  clubId: string
  provinceCode: string
  cityCode: string
}
/** Result of a server check: a code of `applyCheck`, or the text of another. */
export interface ApplyCheck {
  check: string
  pass?: 0 | 1
}
/** Requested change of a club field, by the field's name. */
export interface ApplyChange {
  field: string
  before?: string
  after?: string
}
export interface ClubApplyPage extends ClubApply {
  checks: ApplyCheck[]
  changes: ApplyChange[]
}

export const decisionResult = enumeration('decisionResult', { pass: 1, reject: 2 })
/** Decision on an application. A new club also gets its region and member limit. */
export const clubDecision = entity('clubDecision', {
  result: f.enum(decisionResult, { required: true }),
  rejectReason: f.longtext({ required: true, min: 5, max: 100 }),
  remark: f.longtext({ max: 100 }),
  memberLimit: f.integer({ required: true, min: 10, max: 5000 }),
  sort: f.integer({ min: 0, max: 999 }),
})
export type ClubDecision = RowOf<typeof clubDecision>
