import { useCallback } from 'react'
import { create } from 'zustand'
import type { CallId } from '@/api/callIds'
import type { MenuNode } from '@/entities/shared/menu'
import type { ChildAccount, CurrentUser, Permissions } from '@/entities/shared/user'

/**
 * How a session ended that this tab still shows: a log-out by hand, a 401, a change of the password or another identity, each in another browser tab;
 * gone: the cookie went by itself.
 */
export type Ending = 'out' | 'expired' | 'password' | 'changed' | 'gone'

/** Who is signed in, and what this tab knows of it. */
export interface Identity {
  /** out: nobody; entering: token there, user not yet loaded; in: all loaded; foreign: the identity on screen has ended, see `ending`. */
  phase: 'out' | 'entering' | 'in' | 'foreign'
  ending?: Ending
  /** Whether drafts of unsaved input were kept when the identity ended. */
  hasKept?: boolean
  /** The first child account, where the server refused it at log-in, and its words. */
  refused?: { username: string; message: string }
  user?: CurrentUser
  /** This tab logged in or switched the role itself, rather than finding the session. */
  byLogIn?: boolean
  /** The accounts to switch among: those of the account that logged in, kept after a switch (R-SESS-15). */
  children: ChildAccount[]
  menus: MenuNode[]
  /** The stored permissions list (R-SESS-05). */
  permissions: Permissions
}

const nobody: Identity = { phase: 'out', user: undefined, children: [], menus: [], permissions: [] }

/** The store of the identity. Only flow.ts writes it. */
export const useIdentity = create<Identity>()(() => nobody)

/** Back to nobody. */
export const resetIdentity = (phase: 'out' | 'entering' = 'out') => useIdentity.setState({ ...nobody, phase }, true)

/** Reads the permissions of a user: a list keeps its texts; an empty list, none at all and what is no list stay apart. */
export const readPermissions = (value: unknown): Permissions => {
  if (value === undefined || value === null) return 'absent'
  if (!Array.isArray(value)) return 'unreadable'
  const texts = value.filter((one): one is string => typeof one === 'string')
  return value.length > 0 && texts.length === 0 ? 'unreadable' : texts
}

/** The permission check: true exactly when the permission string is in the stored list of the current user (R-PERM-01). */
export const hasPermission = (permissions: Permissions, permission: string): boolean =>
  typeof permissions !== 'string' && permissions.includes(permission)

/** Whether a button is shown, the console's own rule: nothing is hidden while the list is absent or empty, '*' permits all, what is no list permits nothing. */
export const mayDo = (permissions: Permissions, permission: CallId | undefined): boolean =>
  permission === undefined ||
  permissions === 'absent' ||
  permissions.length === 0 ||
  hasPermission(permissions, '*') ||
  hasPermission(permissions, permission)

/** Whether the signed-in user may be offered an action, named by its call id. */
export const useMay = (): ((permission: CallId | undefined) => boolean) => {
  const permissions = useIdentity((identity) => identity.permissions)
  return useCallback((permission) => mayDo(permissions, permission), [permissions])
}

/** Headquarters staff: headquarters itself and its sales areas. */
export const isHeadquarters = (user: Pick<CurrentUser, 'dealerType'> | undefined): boolean =>
  user?.dealerType === 1 || user?.dealerType === 2
