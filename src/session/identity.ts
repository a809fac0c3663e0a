import { useCallback } from 'react'
import { create } from 'zustand'
import type { CallId } from '@/api/callIds'
import type { MenuNode } from '@/entities/shared/menu'
import type { ChildAccount, CurrentUser, Permissions } from '@/entities/shared/user'

/**
 * Reason why the session on screen ended in another browser tab: log-out, 401, password change or another identity.
 * gone: the cookie disappeared.
 */
export type Ending = 'out' | 'expired' | 'password' | 'changed' | 'gone'

export interface Identity {
  /**
   * out: no user; entering: token but no user yet; in: all loaded; superseded: the identity on screen has ended, see
   * `ending`.
   */
  phase: 'out' | 'entering' | 'in' | 'superseded'
  ending?: Ending
  /** True if drafts were kept when the identity ended. */
  hasKept?: boolean
  /** First child account and the server's message, if the log-in as that account was refused. */
  refused?: { username: string; message: string }
  user?: CurrentUser
  /** This tab logged in or switched the role itself, rather than finding the session. */
  byLogIn?: boolean
  /** Accounts to switch among. Those of the log-in are kept after a switch (R-SESS-15). */
  children: ChildAccount[]
  menus: MenuNode[]
  /** Stored permission list (R-SESS-05). */
  permissions: Permissions
}

const nobody: Identity = { phase: 'out', user: undefined, children: [], menus: [], permissions: [] }

/** Written by flow.ts only. */
export const useIdentity = create<Identity>()(() => nobody)

export const resetIdentity = (phase: 'out' | 'entering' = 'out') => useIdentity.setState({ ...nobody, phase }, true)

/** Reads the permissions of a user. Keeps an empty list, a missing one and an invalid value apart. */
export const readPermissions = (value: unknown): Permissions => {
  if (value === undefined || value === null) return 'absent'
  if (!Array.isArray(value)) return 'unreadable'
  const texts = value.filter((one): one is string => typeof one === 'string')
  return value.length > 0 && texts.length === 0 ? 'unreadable' : texts
}

/** True only if the stored list contains the permission (R-PERM-01). */
export const hasPermission = (permissions: Permissions, permission: string): boolean =>
  typeof permissions !== 'string' && permissions.includes(permission)

/**
 * True if a button is shown. A missing or empty list hides nothing, '*' permits all, an invalid list permits nothing.
 */
export const mayDo = (permissions: Permissions, permission: CallId | undefined): boolean =>
  permission === undefined ||
  permissions === 'absent' ||
  permissions.length === 0 ||
  hasPermission(permissions, '*') ||
  hasPermission(permissions, permission)

export const useMay = (): ((permission: CallId | undefined) => boolean) => {
  const permissions = useIdentity((identity) => identity.permissions)
  return useCallback((permission) => mayDo(permissions, permission), [permissions])
}

/** True for staff of headquarters and of its sales areas. */
export const isHeadquarters = (user: Pick<CurrentUser, 'dealerType'> | undefined): boolean =>
  user?.dealerType === 1 || user?.dealerType === 2
