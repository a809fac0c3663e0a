import { Tooltip } from 'antd'
import type { Field } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'

/** A state with why it came to that, on hover and focus. */
export const Reason = ({ field, value, why }: { field: Pick<Field, 'of'>; value: unknown; why: unknown }) => {
  const tag = <StatusTag field={field} value={value} />
  const text = plain(why)
  return text ? (
    <Tooltip title={text}>
      {/* Reached by keyboard: the tooltip has no other place here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <span tabIndex={0}>{tag}</span>
    </Tooltip>
  ) : (
    tag
  )
}
