import { CHANGED } from '@/api/error'
import { Refusal } from './types'

/** Returns the trimmed text of a value from the wire. Empty for values that are neither text nor number. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** Returns the non-empty texts of a list or of a single value, because query parameters come as either. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== '')

/** Parses a whole number, also from text. Undefined for anything else. */
export const integer = (value: unknown): number | undefined =>
  /^-?\d{1,9}$/.test(text(value)) ? Number(text(value)) : undefined

/** True if a partial save contains the field. */
export const sent = (input: Record<string, unknown>, key: string): boolean => input[key] !== undefined

/** Throws 400 with the messages by field, if there are any. The first one is shown as a toast. */
export const refuseFields = (faults: Readonly<Record<string, string | undefined>>): void => {
  const fields = Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [first] = fields
  if (first) throw new Refusal(400, first[1], 200, Object.fromEntries(fields))
}

export const found = <T>(thing: T | undefined, message: string): T => {
  if (thing === undefined) throw new Refusal(404, message)
  return thing
}

export const withId = <Row extends { id: string }>(rows: readonly Row[], id: unknown, message: string): Row =>
  found(
    rows.find((row) => row.id === text(id)),
    message,
  )

/** Rejects an update of a record that another user has saved since it was read, unless `force` is set. */
export const refuseChanged = (
  row: { updateBy: string; updateTime: string },
  input: { updateTime?: unknown; force?: unknown },
): void => {
  if (input.force !== true && text(input.updateTime) !== '' && text(input.updateTime) !== row.updateTime)
    throw new Refusal(CHANGED, `内容已被${row.updateBy}于${row.updateTime}修改`)
}
