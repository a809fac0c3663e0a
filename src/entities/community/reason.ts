import { entity, f, type RowOf } from '../field'
import { violateReason } from './shared'

/** Why something that a user wrote is taken off, as its author is told. */
export const reason = entity('reason', {
  code: f.enum(violateReason, { required: true }),
  remark: f.longtext({ max: 100 }),
})
export type Reason = RowOf<typeof reason>

/** A reason as the calls take it: its code, and words where there are some. */
export interface Why {
  reason: number
  remark?: string
}
export const whyOf = ({ code, remark }: Reason): Why => ({ reason: code, ...(remark && { remark }) })
