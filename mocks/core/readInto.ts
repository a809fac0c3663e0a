import { type Field, isYes, optionOf, type RowOf } from '@/entities/field'
import { validateValue } from '@/entities/rules'
import { isBlank } from '@/lib/given'
import { text, texts } from './input'
import { zh } from './zh'

const NUMBERS = ['number', 'integer', 'count', 'points', 'percent']
const LISTS = ['tags', 'refs', 'images']
const WHOLE = ['json', 'region', 'geo']

const valueOf = (field: Field, sent: unknown): unknown => {
  const code = (one: unknown) => optionOf(field.of, text(one))?.value ?? text(one)
  if (WHOLE.includes(field.kind)) return sent
  if (field.kind === 'switch') return isYes(sent) ? 1 : 0
  if (field.kind === 'multi') return texts(sent).map(code)
  if (field.of) return code(sent)
  if (LISTS.includes(field.kind)) return texts(sent)
  if (!NUMBERS.includes(field.kind)) return text(sent)
  const number = text(sent)
  return number === '' ? undefined : /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
}

const blankOf = ({ kind }: Field): unknown =>
  LISTS.includes(kind) || kind === 'multi' ? [] : kind === 'switch' ? 0 : NUMBERS.includes(kind) ? undefined : ''

const faultOf = (field: Field, value: unknown): string | undefined => {
  const isForeign = [value].flat().some((one) => field.of && !isBlank(one) && !optionOf(field.of, one))
  // An unknown code or an invalid number is a fault even if the field is optional.
  const isWrong = isForeign || Number.isNaN(value)
  return isWrong ? validateValue({ ...field, required: true }, undefined, zh) : validateValue(field, value, zh)
}

/**
 * Reads fields of an entity from the input of a save. A field that was not sent keeps its value in `was`, else gets
 * the default of a new row. Returns the values, and by key the messages for those that violate the rules of the
 * entity: required, lengths, ranges, formats, codes.
 */
export const readInto = <E extends { readonly [P in K]: Field }, const K extends keyof E & string>(
  entity: E,
  keys: readonly K[],
  input: Readonly<Record<string, unknown>>,
  was: { readonly [P in K]?: unknown },
): { values: Pick<RowOf<E>, K>; faults: { [P in K]?: string } } => {
  const read = keys.map((key) => {
    const field: Field = entity[key]
    const value = input[key] === undefined ? (was[key] ?? blankOf(field)) : valueOf(field, input[key])
    return { key, value, fault: faultOf(field, value) }
  })
  return {
    // The field types determine the values. Invalid values are reported as faults.
    values: Object.fromEntries(read.map(({ key, value }) => [key, value])) as Pick<RowOf<E>, K>,
    faults: Object.fromEntries(read.flatMap(({ key, fault }) => (fault ? [[key, fault]] : []))) as {
      [P in K]?: string
    },
  }
}
