import * as coupons from '@/api/coupons'
import type { Coupon } from '@/entities/marketing/coupon'
import type { Action } from '@/kit/actions/actions'
import type { Open } from '@/kit/opened'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { useMaker } from './useMaker'

const [NEW, ENABLED, DISABLED, OVER] = [0, 1, 2, 3] as const
const CHOSEN_SHOPS = 2

/** What can be done with a coupon, where its state and the user's rights allow. */
export const useCouponActions = (open: Open) => {
  const t = useT()
  const way = useWays()
  const makes = useMaker()
  return (row: Coupon): Action[] => {
    const status = Number(row.status)
    const { id, couponName } = row
    const grant = way('/marketing-management/provideManagement', { couponId: id })
    const data = way('/marketing-management/ProvideData', { couponId: id })
    return [
      { label: 'coupons.detail', run: () => open('detail', id) },
      { label: 'coupons.edit', can: 'coupons.update', hide: !makes || status === OVER, run: () => open('edit', id) },
      {
        label: 'coupons.enable',
        can: 'coupons.setStatus',
        hide: !makes || (status !== NEW && status !== DISABLED),
        run: () => coupons.setStatus({ id, status: ENABLED }),
        done: t('coupons.enabled', { name: couponName }),
      },
      {
        label: 'coupons.disable',
        can: 'coupons.setStatus',
        danger: true,
        hide: !makes || status !== ENABLED,
        ask: { title: t('coupons.disableAsk', { name: couponName }), effect: t('coupons.disableEffect'), danger: true, okText: t('coupons.disable') },
        run: () => coupons.setStatus({ id, status: DISABLED }),
        done: t('coupons.disabled', { name: couponName }),
      },
      { label: 'coupons.grant', can: 'coupons.createGrant', hide: !makes || status !== ENABLED || !grant, run: () => grant?.() },
      { label: 'coupons.data', hide: !data, run: () => data?.() },
      { label: 'coupons.copy', can: 'coupons.create', hide: !makes, run: () => open('copy', id) },
      { label: 'coupons.shops', hide: Number(row.merchantScope) !== CHOSEN_SHOPS, run: () => open('detail', id, 'merchant') },
    ]
  }
}
