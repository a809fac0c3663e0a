import { userStatus } from '@/entities/shared/enums'
import { randomText } from '@/lib/randomText'
import { onReset } from '../../core/control'
import { identifyBy } from '../../core/dispatcher'
import type { UserRow } from '../data/types'
import { org, userById } from './store'

const LIFE = 12 * 3_600_000
const LOCK = 30 * 60_000
/** Wrong passwords after which an account is locked. */
export const TRIES = 5

export interface Session {
  userId: string
  expires: number
  /** Time of the previous sign-in. */
  before: string
}
let sessions = new Map<string, Session>()
/**
 * Failed sign-ins by user name. Unknown names are counted too, so that the response does not reveal which accounts
 * exist.
 */
let tries = new Map<string, { count: number; until?: number }>()
onReset(() => {
  sessions = new Map()
  tries = new Map()
})

/** Opens a session for the user and returns its token, which is valid for 12 hours. */
export const openSession = (user: UserRow, now: number): string => {
  const token = randomText(48)
  sessions.set(token, { userId: user.id, expires: now + LIFE, before: user.lastLoginTime })
  return token
}
export const closeSession = (token: string): void => void sessions.delete(token)

/** Returns all sessions, for a back end that runs in a page and restarts with it. */
export const allSessions = (): [string, Session][] => [...sessions]
export const restoreSessions = (saved: readonly [string, Session][]): void => {
  sessions = new Map(saved)
}

/** Ends all sessions of the users, except that of one token. */
export const endSessions = (userIds: readonly string[], except?: string): void => {
  for (const [token, session] of sessions)
    if (token !== except && userIds.includes(session.userId)) sessions.delete(token)
}

export const previousLogin = (token: string): string => sessions.get(token)?.before ?? ''

identifyBy((token, now) => {
  const session = sessions.get(token)
  if (!session || session.expires <= now) return undefined
  const user = userById(session.userId)
  return user && (user.status === userStatus.active || user.status === userStatus.locked) ? user : undefined
})

/** Releases the locks whose 30 minutes are over. */
export const releaseLocks = (now: number): void => {
  for (const [username, { until }] of tries) {
    if (until === undefined || until > now) continue
    tries.delete(username)
    const user = org.users.find((one) => one.username === username)
    if (user?.status === userStatus.locked) user.status = userStatus.active
  }
}

export const isLocked = (username: string): boolean => tries.get(username)?.until !== undefined

/** Counts a wrong password and returns the remaining attempts. At 0 the account is locked for 30 minutes. */
export const countFailure = (username: string, now: number): number => {
  const entry = tries.get(username) ?? { count: 0 }
  entry.count++
  if (entry.count >= TRIES) {
    entry.until = now + LOCK
    const user = org.users.find((one) => one.username === username)
    if (user?.status === userStatus.active) user.status = userStatus.locked
  }
  tries.set(username, entry)
  return TRIES - entry.count
}

export const clearFailures = (username: string): void => void tries.delete(username)
