/**
 * Cause of a failed call. `refused`: failure code in the reply; `http`: failure status; `reply`: unreadable or
 * without the expected data; `network`, `timeout`; `aborted`: by the caller or the end of the session; `stopped`: a
 * read aborted by the user; `identity`: another tab changed the current user, nothing was sent; `input`: an id is
 * missing or invalid, nothing was sent.
 */
export type Fault = 'refused' | 'http' | 'reply' | 'network' | 'timeout' | 'aborted' | 'stopped' | 'identity' | 'input'

const MAX = 200

/** Returns a message cut at 200 characters (F-57). */
export const shortened = (text: string): string =>
  [...text].length > MAX ? `${[...text].slice(0, MAX).join('')}…` : text

/**
 * A failed call. It contains no request, since bodies can hold a password. Its message is shown to users, so it is
 * cut like a toast.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly fault: Fault,
    message: string,
    readonly code?: unknown,
    readonly status?: number,
    /** Messages by field from the server: { username: '账号已存在' }. */
    readonly fields: Record<string, string> = {},
    /** Other data of the reply about the failure. */
    readonly data?: unknown,
  ) {
    super(shortened(message))
  }
}

/** True if the caller, a newer call or the end of the session aborted this one. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.fault === 'aborted'

/**
 * True if the request may have succeeded: the connection broke, it timed out, the reply was unreadable, or the status
 * was 500 or above.
 */
export const leavesOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['network', 'timeout', 'reply'].includes(error.fault) || (error.fault === 'http' && Number(error.status) >= 500))

/** True if the server answered with a failure code or a status below 500, other than a 401. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.fault === 'refused' || (error.fault === 'http' && Number(error.status) < 500)) &&
  String(error.code) !== '401'

export const namesFields = (error: unknown): boolean => isRefusal(error) && Object.keys(error.fields).length > 0

/** True for a refusal without field messages. The data may have changed since it was read. */
export const isRefused = (error: unknown): boolean => isRefusal(error) && !namesFields(error)

/** Code of the reply to an update that is refused because another user saved the record since it was read. */
export const CHANGED = 4091

/**
 * True if an update was refused because another user saved the record in the meantime: by that code, as number or
 * text, or by HTTP 412.
 */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && (String(error.code) === String(CHANGED) || error.status === 412)
