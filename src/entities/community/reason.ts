import { entity, f, type RowOf } from '../field'
import { violateReason } from './shared'

export const reason = entity('reason', {
  code: f.enum(violateReason, { required: true }),
  remark: f.longtext({ max: 100 }),
})
export type Reason = RowOf<typeof reason>

export interface Why {
  reason: number
  remark?: string
}
export const whyOf = ({ code, remark }: Reason): Why => ({ reason: code, ...(remark && { remark }) })
