import { create } from 'zustand'
import { stored } from '@/lib/stored'
import { unsavedOf } from '@/session/dirty'

/** Whether the server holds a newer build than the one that runs, or a part of this one could not be had. */
export const useVersion = create<{ newer: boolean; broken: boolean }>()(() => ({ newer: false, broken: false }))

const EVERY_MS = 5 * 60_000
const ownEntry = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join(' ')
/** The entry scripts of a start page as text: Trusted Types let nobody parse it just to look. */
const entryOf = (page: string): string =>
  [...page.matchAll(/<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src).join(' ')
/** The build for which this browser tab already reloaded by itself. */
const reloadedItem = stored('reloadedFor', (value) => (typeof value === 'string' ? value : undefined), 'session')

let checkedAt = Date.now()

/** Compares the entry script of the server's start page with the one that runs; a server that does not answer changes nothing. */
const check = async (): Promise<void> => {
  try {
    const reply = await fetch('/index.html', { cache: 'no-store' })
    if (!reply.ok) return
    const there = entryOf(await reply.text())
    const own = ownEntry()
    if (there && own && there !== own) useVersion.setState({ newer: true })
  } catch {
    // Asked again at the next return to the page.
  }
}

/** A part of the build could not be loaded: reloads once for this build, when nothing unsaved would be lost and there is a net; else offers it. */
const onBrokenPart = (): void => {
  const own = ownEntry()
  if (!navigator.onLine || unsavedOf().length || reloadedItem.get() === own)
    return useVersion.setState({ broken: true })
  reloadedItem.set(own)
  window.location.reload()
}

/** Watches for a newer build: on each return to the page, at most every five minutes. */
export const watchVersion = (): void => {
  window.addEventListener('vite:preloadError', onBrokenPart)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < EVERY_MS) return
    checkedAt = Date.now()
    void check()
  })
}
