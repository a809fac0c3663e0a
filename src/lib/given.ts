const NO_WORDS = new Set(['', 'undefined', 'null', 'NaN', '[object Object]'])

/** Whether a value names something: a text or a number that is none, and no trace of a value that was not there. */
export const isGiven = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && !NO_WORDS.has(String(value).trim())
