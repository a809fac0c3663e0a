import { violateReason } from '@/entities/community/shared'
import { integer, refuseFields, text } from '../../core/input'

const LEAST = 5
const MOST = 100

/** Refuses without a reason that its author can be told: one of the list, and words of one's own where that is 其他. */
export const demandReason = (input: { reason?: unknown; remark?: unknown }): void => {
  const code = integer(input.reason)
  const length = [...text(input.remark)].length
  refuseFields({
    code: violateReason.options.some(({ value }) => value === code) ? undefined : '请选择原因',
    remark: length > MOST || (code === violateReason.other && length < LEAST) ? '请填写 5-100 字说明' : undefined,
  })
}
