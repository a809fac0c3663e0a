import { useViewer } from '@/business/viewer'
import type { CurrentUser } from '@/entities/shared/user'
import { useStored } from '@/kit/data/useStored'

export type Variant = 'hq' | 'dealer'

const isVariant = (value: unknown): value is Variant => value === 'hq' || value === 'dealer'

/** The start pages a user has, the first one unless another is chosen: those of the roles, else headquarters staff theirs and dealers theirs. */
const variantsOf = ({ homeVariants }: CurrentUser, hq: boolean): [Variant, ...Variant[]] => {
  const [first, ...others] = Array.isArray(homeVariants) ? [...new Set(homeVariants.filter(isVariant))] : []
  return first ? [first, ...others] : [hq ? 'hq' : 'dealer']
}

/** The start page on screen, and the way to another one that the user has; the choice is kept in this browser for the user. */
export const useVariant = (user: CurrentUser) => {
  const { hq } = useViewer()
  const [chosen, change] = useStored(`home.variant.${user.id}`, (value) => (isVariant(value) ? value : undefined))
  const variants = variantsOf(user, hq)
  return {
    variant: chosen && variants.includes(chosen) ? chosen : variants[0],
    variants,
    choose: (variant: Variant) => change(() => variant),
  }
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
