import type { Field } from '@/entities/field'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'

/** Due date with a mark if it is near or past; without text only the date. */
export const MarkedDay = ({
  field,
  value,
  isPast,
  words,
}: {
  field: Field
  value: unknown
  isPast: boolean
  words?: string
}) => {
  const day = <Value field={field} value={value} />
  return words ? <TwoValues upper={day} below={<Mark tone={isPast ? 'error' : 'warning'}>{words}</Mark>} /> : day
}
