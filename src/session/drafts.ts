import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { useIdentity } from './identity'

/** How long a draft is kept. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000
const values = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined)

/** What is typed into a form and not yet saved, by user and form; in this browser tab only, for a day. Never holds a password. */
export const draftOf = (form: string) => stored(`draft:${useIdentity.getState().user?.username ?? ''}:${form}`, values, 'session')

const unwritten = new Set<() => void>()
/** Notes a draft that is still to be written, by what writes it; answers the way to forget it. */
export const noteUnwritten = (write: () => void): (() => void) => {
  unwritten.add(write)
  return () => void unwritten.delete(write)
}
/** Writes what was typed last, before the session that it belongs to ends (F-212). */
export const writeDrafts = (): void => unwritten.forEach((write) => write())
