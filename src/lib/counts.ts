/** The number in a value of the wire: amounts come as text. Null for what is none, so that nothing reads as 0 that was not sent. */
export const numberIn = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
    ? Number(value)
    : null

/** A sum; null as soon as a part of it is unknown. */
export const sumOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>(
    (sum, value) => (sum === null || value === null || value === undefined ? null : sum + value),
    0,
  )
