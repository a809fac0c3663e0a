import { isRecord } from '@/lib/json'
import { hasStored, stored } from '@/lib/stored'
import { useIdentity } from './identity'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000
const PAUSE_MS = 300
const values = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined)

/** Unsaved form input by user and form, kept in this browser tab only, for seven days. Never holds a password. */
export const draftOf = (form: string) =>
  stored(`draft:${useIdentity.getState().user?.username ?? ''}:${form}`, values, 'session')

const unwritten = new Map<string, { write: () => void; timer: ReturnType<typeof setTimeout> }>()
export const dropWrite = (key: string): void => {
  clearTimeout(unwritten.get(key)?.timer)
  unwritten.delete(key)
}
/** Writes a draft once typing pauses, even if its page is hidden or closed by then. */
export const writeSoon = (key: string, write: () => void): void => {
  dropWrite(key)
  const now = () => {
    dropWrite(key)
    write()
  }
  unwritten.set(key, { write: now, timer: setTimeout(now, PAUSE_MS) })
}
/** True if this browser tab has a draft of the current user. */
export const hasDrafts = (): boolean => hasStored(`draft:${useIdentity.getState().user?.username ?? ''}:`, 'session')
/** Writes pending drafts before their session ends (F-212). */
export const writeDrafts = (): void => unwritten.forEach(({ write }) => write())
/** Drops all pending writes. A manual log-out removes the drafts. */
export const dropWrites = (): void => [...unwritten.keys()].forEach(dropWrite)
