import { create } from 'zustand'
import { stored } from '@/lib/stored'
import { unsavedOf } from '@/session/dirty'

/** State of the running build: `newer` on the server, or `broken` by a chunk that failed to load. */
export const useVersion = create<{ newer: boolean; broken: boolean }>()(() => ({ newer: false, broken: false }))

const EVERY_MS = 5 * 60_000
const ownEntry = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join(' ')
/** Returns the entry scripts of a start page, matched as text: Trusted Types prevent parsing it. */
const entryOf = (page: string): string =>
  [...page.matchAll(/<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src).join(' ')
/** Build for which this browser tab has already reloaded automatically. */
const reloadedItem = stored('reloadedFor', (value) => (typeof value === 'string' ? value : undefined), 'session')

let checkedAt = Date.now()

/** Compares the entry script of the server's start page with the running one. A failed request changes nothing. */
const check = async (): Promise<void> => {
  try {
    const reply = await fetch('/index.html', { cache: 'no-store' })
    if (!reply.ok) return
    const there = entryOf(await reply.text())
    const own = ownEntry()
    if (there && own && there !== own) useVersion.setState({ newer: true })
  } catch {
    // Checked again at the next return to the page.
  }
}

/**
 * Handles a chunk that failed to load: reloads once for this build if no input is unsaved and the browser is online,
 * else offers a reload.
 */
const onBrokenPart = (): void => {
  const own = ownEntry()
  if (!navigator.onLine || unsavedOf().length || reloadedItem.get() === own)
    return useVersion.setState({ broken: true })
  reloadedItem.set(own)
  window.location.reload()
}

/** Checks for a newer build on each return to the page, at most every five minutes. */
export const watchVersion = (): void => {
  window.addEventListener('vite:preloadError', onBrokenPart)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < EVERY_MS) return
    checkedAt = Date.now()
    void check()
  })
}
