import { shortened } from './error'

/** What the user is to be told, as a toast; kept in the tray afterwards. */
export interface Notice {
  id: number
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
  at: number
}

/** How long a toast stays, and how long an equal one is held back (R-REPLY-02, R-CONST-03). */
export const NOTICE_MS = 1500

const listeners = new Set<(notice: Notice) => void>()
let last: Notice | undefined
let nextId = 1

/** Tells the user something, unless the same - or, for what is an `echo`, anything of its tone - was told in the last 1500 ms. Texts are cut at 200 characters. */
export const notify = (tone: Notice['tone'], text: string, now = Date.now(), echo = false): void => {
  const cut = shortened(text)
  if (last?.tone === tone && (echo || last.text === cut) && now - last.at < NOTICE_MS) return
  last = { id: nextId++, tone, text: cut, at: now }
  for (const listener of listeners) listener(last)
}

/** Forgets what was told last, as a fresh page does. */
export const forgetNotice = (): void => void (last = undefined)

/** Hears of every notice; answers the way to stop. */
export const onNotice = (listener: (notice: Notice) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
