import type { UserRow } from '../system/data/types'

/** A reply other than a success: code and message as a server would word them. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
    readonly fields?: Record<string, string>,
    /** What else is said about it. */
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** A file that a download answers. */
export interface MockFile {
  bytes: Uint8Array
  type: string
  name?: string
}

/** What an answer knows of its request. */
export interface Context {
  /** The signed-in user; calls open without a token have none. */
  user: UserRow
  token: string
  /** The clock of the back end, movable by tests. */
  now: number
  form?: FormData
  headers: Headers
  /** Aborted when whoever asked is gone. */
  signal: AbortSignal
}

/** A row as the back end keeps it: its codes are any numbers, and what is looked up when it is sent is left out. */
export type Stored<Row, Left extends keyof Row = never> = {
  -readonly [K in Exclude<keyof Row, Left>]: Row[K] extends number ? number : Row[K]
}
