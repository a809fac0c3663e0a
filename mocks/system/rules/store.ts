import { reference } from '../../core/context'
import { control, copied, onReset } from '../../core/control'
import { buildOrganisation } from '../data/organisation'
import type { Organisation, RoleRow, UserRow } from '../data/types'

export { reference } from '../../core/context'

/** The current organisation, shared and changed by all modules. */
export let org: Organisation

const seeds = copied(() => buildOrganisation(reference(), { times: control.volume() }))
onReset(() => {
  org = seeds()
})

export const userById = (id: string): UserRow | undefined =>
  id === '' ? undefined : org.users.find((user) => user.id === id)
export const roleById = (id: string): RoleRow | undefined => org.roles.find((role) => role.id === id)

/**
 * Returns the main account of a child account, else the account itself. The main account holds the password of both.
 */
export const mainOf = (user: UserRow): UserRow => userById(user.parentId) ?? user

export const familyOf = (user: UserRow): string[] => {
  const main = mainOf(user)
  return [main.id, ...main.childAccountIds]
}

let last = 0
/** Returns a new id as large as those of the real back end. */
export const newId = (): string => `1999${String(100_000_000_000_000 + ++last * 4_194_304)}`
onReset(() => {
  last = 0
})
