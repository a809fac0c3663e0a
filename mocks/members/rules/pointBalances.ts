import type { UserBalance } from '@/entities/marketing/shopUser'
import { pointSide } from '@/entities/members/pointEnums'
import { accountOf, appPointRow } from './pointBook'

/** What a user has in App points, and what of it expires within 30 days; unknown where the points service knows no account. */
export const balanceOf = (userId: string): UserBalance => {
  const account = accountOf(pointSide.app, userId)
  const row = account && appPointRow(account)
  return { userId, balance: row?.balance ?? null, soonExpire: row?.soonExpire ?? null }
}
