const LONG_NUMBER = /\d{16}/
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Parses JSON, keeping whole numbers beyond 2^53 (Java longs) as text with every digit.
 * Throws SyntaxError where the text is not JSON.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    LONG_NUMBER.test(text)
      ? text.replace(TOKEN, (token) =>
          /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  )

/** What a text of JSON holds, since a list or a record may come written into one; anything else as it is. */
export const parseNested = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return parseJson(value)
  } catch {
    return value
  }
}

/** Reads a property of anything, without throwing; own properties only. */
export const prop = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** True for a plain JSON object (no list, no null). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
