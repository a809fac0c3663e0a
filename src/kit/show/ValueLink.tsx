import type { Field } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { Blank } from './Blank'
import { named, plain, useFormats } from './format'
import { CellLink, isEmptyValue, NUMERIC, Value } from './kinds'

/** Words of digits, such as the number of an order. */
const NUMBER = /^[\w-]*\d[\w-]*$/

/** A value, or other words for it, as a link to an address, plain where that is ''; or as a button that does something. A figure is called by what it counts, and `of` what. */
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
  /** It is what the row is called: it leads on also where that is blank. */
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
