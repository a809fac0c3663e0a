import { useViewer } from '@/business/viewer'
import type { CurrentUser } from '@/entities/shared/user'
import { useStored } from '@/kit/data/useStored'

export type Variant = 'hq' | 'dealer'

const isVariant = (value: unknown): value is Variant => value === 'hq' || value === 'dealer'

/** Returns the start pages of a user, the default first: those of the roles, otherwise by organisation. */
const variantsOf = ({ homeVariants }: CurrentUser, hq: boolean): [Variant, ...Variant[]] => {
  const [first, ...others] = Array.isArray(homeVariants) ? [...new Set(homeVariants.filter(isVariant))] : []
  return first ? [first, ...others] : [hq ? 'hq' : 'dealer']
}

/** Current start page and a setter; the choice is stored in this browser per user. */
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
