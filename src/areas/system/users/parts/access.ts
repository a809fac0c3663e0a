import { is } from '@/entities/field'
import { dealerType } from '@/entities/shared/enums'
import type { CurrentUser, User } from '@/entities/shared/user'
import { useIdentity } from '@/session/identity'

type Account = Pick<User, 'username'> & Partial<Pick<User, 'childAccounts'>>

/** True if the account is the current one, one of its child accounts, or its main account. */
const isOwn = (
  me: Pick<CurrentUser, 'username'> | undefined,
  children: readonly { username: string }[],
  row: Account,
): boolean =>
  me !== undefined &&
  (row.username === me.username ||
    children.some(({ username }) => username === row.username) ||
    (row.childAccounts ?? []).some(({ username }) => username === me.username))

export const useIsOwn = (): ((row: Account) => boolean) => {
  const me = useIdentity((identity) => identity.user)
  const children = useIdentity((identity) => identity.children)
  return (row) => isOwn(me, children, row)
}

/** True for headquarters, areas and groups, whose accounts can have dealers beside their own organisation. */
export const takesDealers = (row: { dealerType?: unknown }): boolean =>
  is(row.dealerType, dealerType.headquarters, dealerType.area, dealerType.group)
