import type { ReactNode } from 'react'
import { ApiError, shortened } from './error'

/** What the user is to be told, as a toast; kept in the tray afterwards. */
export interface Notice {
  id: number
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
  at: number
  /** Stands behind the text. */
  more?: ReactNode
  /** Says when it is to go, if not after a moment. */
  stays?: (drop: () => void) => void
}

/** How long a toast stays, and how long an equal one is held back (R-REPLY-02, R-CONST-03). */
export const NOTICE_MS = 1500

const listeners = new Set<(notice: Notice) => void>()
let last: Notice | undefined
let nextId = 1

/** Tells the user something, whatever was told before. */
export const tell = (notice: Omit<Notice, 'id'>): void => {
  last = { id: nextId++, ...notice }
  for (const listener of listeners) listener(last)
}

/** Tells the user something, unless the same - or, for what is an `echo`, anything of its tone - was told in the last 1500 ms. Texts are cut at 200 characters. */
export const notify = (tone: Notice['tone'], text: string, now = Date.now(), echo = false): void => {
  const cut = shortened(text)
  if (last?.tone === tone && (echo || last.text === cut) && now - last.at < NOTICE_MS) return
  tell({ tone, text: cut, at: now })
}

/** Forgets what was told last, as a fresh page does. */
export const forgetNotice = (): void => void (last = undefined)

/** Hears of every notice; answers the way to stop. */
export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const reported = new WeakMap<Error, 'toast' | 'place'>()
/** Notes that a failure is told, and how: the first counts. */
export const markReported = (error: Error, how: 'toast' | 'place'): void =>
  void (reported.has(error) || reported.set(error, how))
/** Whether a toast said what went wrong, so that the place of it need not say it again. */
export const isToasted = (error: Error): boolean => reported.get(error) === 'toast'

/** Whether a failed call is still to be told: not when it was, nor when the user or the console itself ended it. */
export const isUntold = (error: unknown): error is ApiError =>
  error instanceof ApiError && !reported.has(error) && !['aborted', 'identity', 'stopped'].includes(error.fault)

/** Tells a failed call as a toast (R-REPLY-02), once. */
export const reportFailure = (error: unknown, effect: 'read' | 'write'): void => {
  if (!isUntold(error)) return
  markReported(error, 'toast')
  // What cannot be read anew after a save broke off has the same cause, and says so in its place.
  notify('error', error.message, Date.now(), error.fault === 'network' && effect === 'read')
}
