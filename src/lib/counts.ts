/**
 * Parses a number of the wire, where amounts are text. Null if it is missing or invalid, so that a missing value is
 * not shown as 0.
 */
export const numberIn = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
    ? Number(value)
    : null

/** Returns the sum, or null if any value is missing. */
export const sumOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>(
    (sum, value) => (sum === null || value === null || value === undefined ? null : sum + value),
    0,
  )
