import { entity, f, type RowOf } from '../field'
import { fieldType } from './campaignEnums'

/** Field of a sign-up form; `options` only for choices. */
export const activityField = entity('activityField', {
  key: f.id(),
  title: f.text({ required: true, max: 15 }),
  fieldType: f.enum(fieldType),
  options: f.tags(),
  required: f.switch(),
  hint: f.text({ max: 20 }),
  sort: f.integer(),
})
export interface ActivityField extends RowOf<typeof activityField> {}
