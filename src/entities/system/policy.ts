import { entity, f, type RowOf } from '../field'
import { policyClient, policyStatus, policyType } from './enums'

/** Version of a legal text or guide of the apps. A published one never changes, since users agreed to it. */
export const policy = entity('policy', {
  id: f.id(),
  type: f.enum(policyType, { required: true }),
  title: f.text({ required: true, max: 50 }),
  versionNo: f.text({ required: true, max: 20 }),
  appTypes: f.multi(policyClient, { required: true }),
  content: f.richtext({ required: true, max: 100_000 }),
  changeNote: f.longtext({ max: 500 }),
  confirmFlag: f.switch(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  url: f.url(),
  status: f.status(policyStatus),
  publishBy: f.user(),
  publishTime: f.dateTime(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Policy extends RowOf<typeof policy> {}

/** Relevant versions of one type: in force, scheduled, and not yet published. */
export interface PolicyState {
  current: Policy | null
  waiting: Policy | null
  draft: Policy | null
}
