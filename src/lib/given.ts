const NO_WORDS = new Set(['', 'undefined', 'null', 'NaN', '[object Object]'])

/** Whether a value names something: a text or a number that is none, and no trace of a value that was not there. */
export const isGiven = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && !NO_WORDS.has(String(value).trim())

/** Whether a value is nothing to show: null, undefined, a text of blanks, no number or an empty list; 0 and false are something. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0)
