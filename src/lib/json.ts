const LONG_NUMBER = /\d{16}/
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses JSON and keeps integers beyond 2^53 (Java longs) as text. Throws SyntaxError if the text is not JSON. */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    LONG_NUMBER.test(text)
      ? text.replace(TOKEN, (token) =>
          /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  )

/** Parses a list or record sent as JSON text. Returns anything else unchanged. */
export const parseNested = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return parseJson(value)
  } catch {
    return value
  }
}

export const prop = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
