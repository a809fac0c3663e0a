/**
 * Why a call failed. `refused`: the reply's code says no; `http`: an HTTP status does; `reply`: not readable; `network`, `timeout`, `aborted`;
 * `stopped`: the user would wait no longer; `identity`: another tab changed who is signed in, nothing was sent; `input`: an id that cannot stand in a path, nothing was sent.
 */
export type Fault = 'refused' | 'http' | 'reply' | 'network' | 'timeout' | 'aborted' | 'stopped' | 'identity' | 'input'

const MAX = 200

/** A text for people, cut at 200 signs (F-57). */
export const shortened = (text: string): string =>
  [...text].length > MAX ? `${[...text].slice(0, MAX).join('')}…` : text

/** A failed call. It carries no request: bodies can hold a password. Its message is for people, so it is cut as a toast is. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly fault: Fault,
    message: string,
    readonly code?: unknown,
    readonly status?: number,
    /** Messages by field that the server named: { username: '账号已存在' }. */
    readonly fields: Record<string, string> = {},
    /** What else the server said about it. */
    readonly data?: unknown,
  ) {
    super(shortened(message))
  }
}

/** True when the caller itself, or a newer call, ended this one. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.fault === 'aborted'

/** Whether what was sent may have been done all the same: the connection broke, the time was up, or the server answered with nothing that can be read. */
export const leavesOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['network', 'timeout', 'reply'].includes(error.fault) || (error.fault === 'http' && Number(error.status) >= 500))

/** Whether the server said no to what was sent. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.fault === 'refused' || (error.fault === 'http' && Number(error.status) < 500)) &&
  String(error.code) !== '401'

/** Whether it named fields to mend. */
export const namesFields = (error: unknown): boolean => isRefusal(error) && Object.keys(error.fields).length > 0

/** Whether it named none: what it is about may stand otherwise by now than it was read. */
export const isRefused = (error: unknown): boolean => isRefusal(error) && !namesFields(error)

/** The code by which a server refuses an update of what somebody else has saved since it was read. */
export const CHANGED = 4091

/** Whether an update was refused since somebody else saved the record meanwhile: by that code, as number or text, or by HTTP 412. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && (String(error.code) === String(CHANGED) || error.status === 412)
