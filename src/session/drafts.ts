import { isRecord } from '@/lib/json'
import { stored, storedKeys } from '@/lib/stored'
import { useIdentity } from './identity'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000
const PAUSE_MS = 300
const values = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined)

const ownPrefix = (): string => `draft:${useIdentity.getState().user?.username ?? ''}:`

/** Unsaved form input by user and form, kept in this browser tab only, for seven days. Never holds a password. */
export const draftOf = (form: string) => stored(`${ownPrefix()}${form}`, values, 'session')

/** Drafts of similar forms, by the start of their names. The user keeps only the newest `max`. */
export interface DraftGroup {
  prefix: string
  max: number
}
/** Removes the oldest drafts of a group beyond its maximum. */
export const trimDrafts = ({ prefix, max }: DraftGroup): void => {
  const own = ownPrefix()
  const items = storedKeys(`${own}${prefix}`, 'session').map((key) => draftOf(key.slice(own.length)))
  const newestFirst = items.toSorted((one, other) => (other.expires() ?? 0) - (one.expires() ?? 0))
  for (const item of newestFirst.slice(max)) item.remove()
}

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
export const hasDrafts = (): boolean => storedKeys(ownPrefix(), 'session').length > 0
/** Writes pending drafts before their session ends (F-212). */
export const writeDrafts = (): void => unwritten.forEach(({ write }) => write())
/** Drops all pending writes. A manual log-out removes the drafts. */
export const dropWrites = (): void => [...unwritten.keys()].forEach(dropWrite)
