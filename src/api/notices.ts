import type { ReactNode } from 'react'
import { ApiError, shortened } from './error'

/** A message shown as a toast and kept in the tray. */
export interface Notice {
  id: number
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
  at: number
  /** Rendered after the text. */
  more?: ReactNode
  /** Receives the function that closes the toast, for one that is not closed by time. */
  stays?: (drop: () => void) => void
}

/** Display time of a toast, and period in which an equal one is suppressed (R-REPLY-02, R-CONST-03). */
export const NOTICE_MS = 1500

const listeners = new Set<(notice: Notice) => void>()
let last: Notice | undefined
let nextId = 1

/** Shows a notice, even if an equal one was just shown. */
export const tell = (notice: Omit<Notice, 'id'>): void => {
  last = { id: nextId++, ...notice }
  for (const listener of listeners) listener(last)
}

/**
 * Shows a notice unless the previous one is less than 1500 ms old and has the same tone and text. For an `echo` the
 * same tone is enough. Texts are cut at 200 characters.
 */
export const notify = (tone: Notice['tone'], text: string, now = Date.now(), echo = false): void => {
  const cut = shortened(text)
  if (last?.tone === tone && (echo || last.text === cut) && now - last.at < NOTICE_MS) return
  tell({ tone, text: cut, at: now })
}

/** Resets the suppression of equal notices, like a fresh page. */
export const forgetNotice = (): void => void (last = undefined)

/** Subscribes to all notices. Returns the unsubscribe function. */
export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const reported = new WeakMap<Error, 'toast' | 'place'>()
/** Marks a failure as reported. The first call decides how. */
export const markReported = (error: Error, how: 'toast' | 'place'): void =>
  void (reported.has(error) || reported.set(error, how))
/** True if a toast reported the failure, so that its place need not repeat it. */
export const isToasted = (error: Error): boolean => reported.get(error) === 'toast'

/** True if a failed call is still to be reported: not if it was, and not if the user or the console aborted it. */
export const isUntold = (error: unknown): error is ApiError =>
  error instanceof ApiError && !reported.has(error) && !['aborted', 'identity', 'stopped'].includes(error.fault)

/** Reports a failed call once as a toast (R-REPLY-02). */
export const reportFailure = (error: unknown, effect: 'read' | 'write'): void => {
  if (!isUntold(error)) return
  markReported(error, 'toast')
  // A failed reload after an interrupted save has the same cause and is reported in its place.
  notify('error', error.message, Date.now(), error.fault === 'network' && effect === 'read')
}
