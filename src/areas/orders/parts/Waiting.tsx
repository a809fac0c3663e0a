import { Tag } from 'antd'
import type { Field } from '@/entities/field'
import { StatusTag } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

/** Maximum time for a decision, in ms. */
const ANSWER_WITHIN = 48 * 3_600_000

/** State of a request, marked as overdue if it `waits` for more than two days. */
export const WaitingState = ({
  field,
  value,
  waits,
  since,
}: {
  field: Field
  value: unknown
  waits: boolean
  since: unknown
}) => {
  const t = useT()
  const late = waits && (toMillis(since) ?? Infinity) < Date.now() - ANSWER_WITHIN
  return (
    <>
      <StatusTag field={field} value={value} />
      {late && <Tag color="error">{t('orders.overdue')}</Tag>}
    </>
  )
}
