import { Tooltip } from 'antd'
import type { Field } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'

export const Reason = ({ field, value, why }: { field: Pick<Field, 'of'>; value: unknown; why: unknown }) => {
  const tag = <StatusTag field={field} value={value} />
  const text = plain(why)
  return text ? (
    <Tooltip title={text}>
      {/* The tooltip must be reachable by keyboard and has no other trigger here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <span tabIndex={0}>{tag}</span>
    </Tooltip>
  ) : (
    tag
  )
}
