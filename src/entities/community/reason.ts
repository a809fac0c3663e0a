import { entity, f, type RowOf } from '../field'
import { violateReason } from './shared'

/** Why something that a user wrote is taken off, as its author is told. */
export const reason = entity('reason', {
  code: f.enum(violateReason, { required: true }),
  remark: f.longtext({ max: 100 }),
})
export type Reason = RowOf<typeof reason>
