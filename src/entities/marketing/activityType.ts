import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import type { ActivityField } from './activityField'
import { typeLevel, typeOwner } from './campaignEnums'

/** Campaign type, on one of two levels, with the default sign-up form. */
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
export interface ActivityType extends Omit<RowOf<typeof activityType>, 'formFields'> {
  fieldCount: number
  runningCount: number
}
export interface ActivityTypeDetail extends ActivityType {
  formFields: ActivityField[]
}
