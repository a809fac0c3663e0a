/**
 * Parses a number of the wire, where amounts are text. Null if it is missing or invalid, so that a missing value is
 * not shown as 0.
 */
export const numberIn = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
    ? Number(value)
    : null

/**
 * Returns true unless a count is known to be 0. A count that was not sent may be above 0, so what is only allowed
 * without any stays locked.
 */
export const mayHave = (count: unknown): boolean => numberIn(count) !== 0

/** Returns the sum, or null if any value is missing. */
export const sumOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>(
    (sum, value) => (sum === null || value === null || value === undefined ? null : sum + value),
    0,
  )
