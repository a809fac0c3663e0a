import type { Field } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { Blank } from './Blank'
import { named, plain, useFormats } from './format'
import { CellLink, isEmptyValue, NUMERIC, Value } from './kinds'

const NUMBER = /^[\w-]*\d[\w-]*$/

/**
 * Value as a link, plain text for the address '', or a button. A number gets an accessible name from its field and
 * `of`.
 */
export const ValueLink = ({
  field,
  value,
  text,
  to,
  onClick,
  of,
  isName = false,
}: {
  field: Field
  value: unknown
  text?: string
  to?: string
  onClick?: () => void
  of: string
  /** Set if the value names the row. It is then a link even if blank. */
  isName?: boolean
}) => {
  const t = useT()
  const format = useFormats()
  if (!isName && (text === undefined ? isEmptyValue(field, value) : isBlank(text))) return <Blank />
  if (!NUMERIC.includes(field.kind)) {
    const words = text ?? plain(value)
    return (
      <CellLink to={to} onClick={onClick} digits={field.kind === 'dateTime' || NUMBER.test(words)}>
        <bdi>{words}</bdi>
      </CellLink>
    )
  }
  const figure = (field.kind === 'count' && format.shortCount(value, field.wholeTo)) || format.number(value)
  return (
    <CellLink to={to} onClick={onClick} digits aria-label={named(figure, t(field.label), of)}>
      <Value field={field} value={value} />
    </CellLink>
  )
}
