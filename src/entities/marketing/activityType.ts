import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import type { ActivityField } from './activityField'
import { typeLevel, typeOwner } from './campaignEnums'

/** A type of campaigns, on one of two levels, with the sign-up form that they start with. */
export const activityType = entity('activityType', {
  id: f.id(),
  name: f.text({ required: true, max: 15 }),
  level: f.enum(typeLevel, { required: true }),
  parentId: f.ref(),
  icon: f.image({ required: true }),
  owner: f.multi(typeOwner, { required: true }),
  formFields: f.refs(),
  activityCount: f.integer({ sortable: true }),
  sort: f.integer({ min: 0, max: 999 }),
  remark: f.longtext({ max: 100 }),
  status: f.status(enableStatus),
  updateTime: f.dateTime(),
})
/** A type as the tree lists it; `parentId` is '' on the first level. */
export interface ActivityType extends Omit<RowOf<typeof activityType>, 'formFields'> {
  fieldCount: number
  /** How many of its campaigns are running. */
  runningCount: number
}
export interface ActivityTypeDetail extends ActivityType {
  formFields: ActivityField[]
}
