import { useCallback } from 'react'
import { create } from 'zustand'
import type { MenuNode } from '@/entities/shared/menu'
import type { ChildAccount, CurrentUser } from '@/entities/shared/user'

/** Who is signed in, and what this tab knows of it. */
export interface Identity {
  /** out: nobody; entering: token there, user not yet loaded; in: all loaded; foreign: another tab signed out or changed the identity. */
  phase: 'out' | 'entering' | 'in' | 'foreign'
  user?: CurrentUser
  /** The accounts to switch among: those of the account that logged in, kept after a switch (R-SESS-15). */
  children: ChildAccount[]
  menus: MenuNode[]
  /** The stored permissions list (R-SESS-05). */
  permissions: string[]
}

const nobody: Identity = { phase: 'out', user: undefined, children: [], menus: [], permissions: [] }

/** The store of the identity. Only flow.ts writes it. */
export const useIdentity = create<Identity>()(() => nobody)

/** Back to nobody. */
export const resetIdentity = (phase: 'out' | 'entering' = 'out') => useIdentity.setState({ ...nobody, phase }, true)

/** Whether a permission string is in the stored list of the current user (R-PERM-01). */
export const hasPermission = (permissions: readonly string[], permission: string): boolean => permissions.includes(permission)

/** Whether an action may be offered: its permission or '*' is in the list; an empty list means that the server does not use strings. */
export const mayDo = (permissions: readonly string[], permission: string | undefined): boolean =>
  permission === undefined || permissions.length === 0 || hasPermission(permissions, '*') || hasPermission(permissions, permission)

/** Whether the signed-in user may be offered an action, named by its call id. */
export const useMay = (): ((permission: string | undefined) => boolean) => {
  const permissions = useIdentity((identity) => identity.permissions)
  return useCallback((permission) => mayDo(permissions, permission), [permissions])
}

/** Headquarters staff: headquarters itself and its sales areas. */
export const isHeadquarters = (user: Pick<CurrentUser, 'dealerType'> | undefined): boolean => user?.dealerType === 1 || user?.dealerType === 2
