import * as roles from '@/api/system/roles'
import type { Role } from '@/entities/shared/role'
import { useFresh } from '@/kit/data/load'
import { isGiven } from '@/lib/given'

/** So many roles are asked for at once: all that there are. */
const ALL = 200

export type HeldRole = Pick<Role, 'id' | 'roleName'>

/** A role that came as one word, which may be its id as well as its name, or without an id. */
const isBare = ({ id, roleName }: HeldRole): boolean => !isGiven(id) || id === roleName

/** A role by its id; one that came as a word by what all roles say of that word: an id, or the name of just one. Undefined where they say nothing. */
const found = (role: HeldRole, all: readonly HeldRole[]): HeldRole | undefined => {
  if (!isBare(role)) return role
  const named = all.filter(({ roleName }) => roleName === role.roleName)
  return all.find(({ id }) => id === role.id) ?? (named.length === 1 ? named[0] : undefined)
}

/** The roles that an account holds, as they are now. `unknown` are those of which only a word came that is the id or name of no role: a word is never saved. */
export const useHeldRoles = (userId: string) => {
  const { data, error, retry } = useFresh(roles.listByUser.query({ userId }, { quiet: true }))
  const all = useFresh(roles.list.query({ pageNo: 1, pageSize: ALL }, { quiet: true }), {
    enabled: data?.some(isBare) ?? false,
  })
  if (!data || !(all.ready || all.error)) return { error, retry }
  const held = data.map((role): HeldRole & { isUnknown: boolean } => {
    const known = found(role, all.data?.records ?? [])
    return known ? { ...known, isUnknown: false } : { id: role.roleName, roleName: role.roleName, isUnknown: true }
  })
  return { held, unknown: held.filter(({ isUnknown }) => isUnknown).map(({ id }) => id), error, retry }
}
