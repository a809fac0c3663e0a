import { type Field, optionOf } from '@/entities/field'
import { zh } from '../../core/zh'

/** Returns the Chinese text of a code, as a sheet shows it. */
export const wordOf = ({ of }: Pick<Field, 'of'>, code: unknown): string => {
  const option = optionOf(of, code)
  return option ? zh(option.label) : ''
}
