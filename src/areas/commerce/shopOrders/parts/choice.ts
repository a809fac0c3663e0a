import { type Field, optionOf } from '@/entities/field'

/** A code of the wire as the code of its enumeration, whatever it came as; undefined for what is none of them. */
export const choiceOf = <V>(field: Field<string, V>, value: unknown): V | undefined =>
  optionOf(field.of, value)?.value as V | undefined // a code of this field's enumeration
