const NO_WORDS = new Set(['', 'undefined', 'null', 'NaN', '[object Object]'])

/**
 * True for a text or number that identifies something. False for texts such as 'undefined' that stem from a missing
 * value.
 */
export const isGiven = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && !NO_WORDS.has(String(value).trim())

/** True for null, undefined, blank text, NaN and an empty list. 0 and false are not blank. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0)
