import { isRecord } from '@/lib/json'
import { hasStored, stored } from '@/lib/stored'
import { useIdentity } from './identity'

/** How long a draft is kept. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000
/** A pause in typing after which a draft is written. */
const PAUSE_MS = 300
const values = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined)

/** What is typed into a form and not yet saved, by user and form; in this browser tab only, for seven days. Never holds a password. */
export const draftOf = (form: string) =>
  stored(`draft:${useIdentity.getState().user?.username ?? ''}:${form}`, values, 'session')

const unwritten = new Map<string, { write: () => void; timer: ReturnType<typeof setTimeout> }>()
/** Forgets what is still to be written into a draft, by the draft's key. */
export const dropWrite = (key: string): void => {
  clearTimeout(unwritten.get(key)?.timer)
  unwritten.delete(key)
}
/** Writes a draft once typing pauses, also when the page that it was typed into is hidden or gone by then. */
export const writeSoon = (key: string, write: () => void): void => {
  dropWrite(key)
  const now = () => {
    dropWrite(key)
    write()
  }
  unwritten.set(key, { write: now, timer: setTimeout(now, PAUSE_MS) })
}
/** Whether a draft of the signed-in user is kept in this browser tab. */
export const hasDrafts = (): boolean => hasStored(`draft:${useIdentity.getState().user?.username ?? ''}:`, 'session')
/** Writes what was typed last, before the session that it belongs to ends (F-212). */
export const writeDrafts = (): void => unwritten.forEach(({ write }) => write())
/** Forgets whatever is still to be written: the drafts go with a log-out by hand. */
export const dropWrites = (): void => [...unwritten.keys()].forEach(dropWrite)
