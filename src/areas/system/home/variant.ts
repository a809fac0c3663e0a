import type { CurrentUser } from '@/entities/shared/user'
import { isHeadquarters } from '@/session/identity'

export type Variant = 'hq' | 'dealer'

/** Which of the two start pages a user gets: the one of the role, else headquarters staff theirs and dealers theirs. */
export const variantOf = (user: Pick<CurrentUser, 'homeVariant' | 'dealerType'> | undefined): Variant => {
  if (user?.homeVariant === 'hq' || user?.homeVariant === 'dealer') return user.homeVariant
  return isHeadquarters(user) ? 'hq' : 'dealer'
}

/** The shortcuts before a user chooses own ones; those not permitted are left out. */
export const DEFAULT_SHORTCUTS: Record<Variant, readonly string[]> = {
  hq: [
    '/clue-management/clueList',
    '/approval/approval-index',
    '/system-management/userManagement',
    '/system-management/distributorManagement',
    '/report/report-list',
    '/saleReport/headquarters',
    '/marketing-management/article',
    '/officialMsg/officialMsg',
  ],
  dealer: [
    '/clue-management/clueList',
    '/clue-management/cultivate',
    '/drive-management/driveList',
    '/afterSale-management/maintenance',
    '/afterSale-management/scheduling',
    '/workNo',
    '/saleReport/dealer',
    '/marketing-management/article',
  ],
}
