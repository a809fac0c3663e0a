import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { useIdentity } from './identity'

const PREFIX = 'draft:'
/** How long a draft is kept. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000
const values = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined)

/** What is typed into a form and not yet saved, by user and form; in this browser tab only, for a day. Never holds a password. */
export const draftOf = (form: string) => stored(`${PREFIX}${useIdentity.getState().user?.username ?? ''}:${form}`, values, 'session')

/** Throws all drafts away: at a log-out by hand. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}
