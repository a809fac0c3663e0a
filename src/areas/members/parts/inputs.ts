import { type Field, isYes, optionOf } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { NUMERIC } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'

const inputOf = ({ kind, of }: Field, value: unknown): unknown => {
  if (NUMERIC.includes(kind)) return numberIn(value) ?? undefined
  if (kind === 'switch') return isBlank(value) ? undefined : isYes(value) ? 1 : 0
  return kind === 'enum' ? optionOf(of, value)?.value : plain(value)
}

/** Returns form values of some fields. A missing number, choice or switch is undefined, any other missing value ''. */
export const inputsOf = <Row extends object, K extends keyof Row & string>(
  fields: { readonly [P in K]: Field },
  row: Row,
  keys: readonly K[],
): Partial<Pick<Row, K>> =>
  // Each value has the type that its field declares.
  Object.fromEntries(keys.map((key) => [key, inputOf(fields[key], row[key])])) as Partial<Pick<Row, K>>
