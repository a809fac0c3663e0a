import type { UserRow } from '../system/data/types'

/** A reply other than a success, with code and message as a server would send them. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
    readonly fields?: Record<string, string>,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export interface MockFile {
  bytes: Uint8Array
  type: string
  name?: string
}

export interface Context {
  /** The current user. Undefined for calls that are open without a token. */
  user: UserRow
  token: string
  /** The clock of the back end, which tests can move. */
  now: number
  form?: FormData
  headers: Headers
  /** Aborted when the client has disconnected. */
  signal: AbortSignal
}

/** A row as stored: codes are widened to numbers, and fields that are looked up for the response are omitted. */
export type Stored<Row, Left extends keyof Row = never> = {
  -readonly [K in Exclude<keyof Row, Left>]: Row[K] extends number ? number : Row[K]
}
