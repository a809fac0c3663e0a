import { enableStatus } from '../shared/enums'
import { entity, enumeration, f, type RowOf } from '../field'

export const templateType = enumeration('templateType', { enroll: 1, vote: 2, sign: 3 })

export const activityTemplate = entity('activityTemplate', {
  id: f.id(),
  templateName: f.text({ required: true, min: 2, max: 20 }),
  bizType: f.enum(templateType, { required: true }),
  cover: f.image(),
  content: f.json(),
  fieldCount: f.integer(),
  useCount: f.integer({ sortable: true }),
  status: f.status(enableStatus),
  remark: f.longtext({ max: 100 }),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
/** The preset holds form values by field name, without those that differ each time. */
export interface ActivityTemplate extends Omit<RowOf<typeof activityTemplate>, 'content'> {
  content: Readonly<Record<string, unknown>>
}
