import type { UserBalance } from '@/entities/marketing/shopUser'
import { pointSide } from '@/entities/members/pointEnums'
import { accountOf, appPointRow } from './pointBook'

/** Returns the App points of a user and those that expire within 30 days. Both are null if there is no account. */
export const balanceOf = (userId: string): UserBalance => {
  const account = accountOf(pointSide.app, userId)
  const row = account && appPointRow(account)
  return { userId, balance: row?.balance ?? null, soonExpire: row?.soonExpire ?? null }
}
