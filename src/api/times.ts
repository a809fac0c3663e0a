/** Offset of the back ends' zone from UTC, in ms. */
const OFFSET_MS = 8 * 3_600_000
/** Keys of a time or a day. `updateTime` is excluded: it is also the version that a write sends back unchanged. */
const TIME_KEY =
  /^(?!updateTime$)(.*(Time|Date|Day|At|Birthday|Start|End|Until|Deadline)|time|date|day|birthday|deadline|asOf)$/
const DAY_KEY =
  /((Date|Day|[bB]irthday)(Start|End)?|(contract|inspect|insurance)End|Until|[a-z]Deadline)$|^(date|day)(Start|End)?$/
const DIGITS = /^(\d{10}|\d{13})$/
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Returns the milliseconds of a numeric or ISO 8601 time: 10 digits are seconds, 13 milliseconds (R-TIME-05). A text
 * without a zone is in that of the back ends. Returns undefined for other values.
 */
const millisOf = (value: unknown): number | undefined => {
  if ((typeof value === 'number' || typeof value === 'string') && DIGITS.test(String(value)))
    return Number(value) * (String(value).length === 10 ? 1000 : 1)
  const zone = typeof value === 'string' ? ISO.exec(value) : null
  if (!zone || typeof value !== 'string') return undefined
  return zone[3] ? Date.parse(value) : Date.parse(`${value}Z`) - OFFSET_MS
}

/**
 * Converts, in place, numeric and ISO 8601 times of a reply to wire text, '2026-11-27 08:00:00' in the zone of the
 * back ends. A day loses the time of day if it is midnight.
 */
export const readTimes = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return data
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'object') readTimes(value)
    else if (TIME_KEY.test(key)) {
      const millis = millisOf(value)
      if (millis === undefined || Number.isNaN(millis)) continue
      const text = new Date(millis + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
      Reflect.set(data, key, DAY_KEY.test(key) ? text.replace(' 00:00:00', '') : text)
    }
  }
  return data
}
