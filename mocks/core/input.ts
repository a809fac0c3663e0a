import { CHANGED } from '@/api/error'
import { Refusal } from './types'

/** Trimmed text of a value from the wire; '' for what is no text or number. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** The texts of a list, or of one value, without the empty ones: query parameters come as either. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== '')

/** A whole number, also when it comes as text; undefined for anything else. */
export const integer = (value: unknown): number | undefined =>
  /^-?\d{1,9}$/.test(text(value)) ? Number(text(value)) : undefined

/** Whether a partial save carries a field at all. */
export const sent = (input: Record<string, unknown>, key: string): boolean => input[key] !== undefined

/** Refuses with 400 and the messages by field, if there are any; the first one is the toast. */
export const refuseFields = (faults: Readonly<Record<string, string | undefined>>): void => {
  const fields = Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [first] = fields
  if (first) throw new Refusal(400, first[1], 200, Object.fromEntries(fields))
}

/** The thing that was looked up, or a refusal with 404. */
export const found = <T>(thing: T | undefined, message: string): T => {
  if (thing === undefined) throw new Refusal(404, message)
  return thing
}

/** The row of an id, or a refusal with 404. */
export const withId = <Row extends { id: string }>(rows: readonly Row[], id: unknown, message: string): Row =>
  found(
    rows.find((row) => row.id === text(id)),
    message,
  )

/** Refuses an update of what somebody else has saved since it was read, unless it is to be overwritten. */
export const refuseChanged = (
  row: { updateBy: string; updateTime: string },
  input: { updateTime?: unknown; force?: unknown },
): void => {
  if (input.force !== true && text(input.updateTime) !== '' && text(input.updateTime) !== row.updateTime)
    throw new Refusal(CHANGED, `内容已被${row.updateBy}于${row.updateTime}修改`)
}
