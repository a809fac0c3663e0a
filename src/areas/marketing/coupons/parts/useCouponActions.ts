import * as coupons from '@/api/marketing/coupons'
import { useViewer } from '@/business/viewer'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponStatus } from '@/entities/marketing/couponEnums'
import type { Action } from '@/kit/actions/actions'
import type { Open } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

/** What can be done with a coupon, beside seeing it, where its state and the user's rights allow. */
export const useCouponActions = (open: Open) => {
  const t = useT()
  const way = usePermittedLinks()
  const { head: makes } = useViewer()
  return (row: Coupon): Action[] => {
    const status = Number(row.status)
    const { id, couponName } = row
    const grant = way('/marketing-management/provideManagement', { couponId: id })
    const data = way('/marketing-management/ProvideData', { couponId: id })
    return [
      {
        label: 'coupons.edit',
        can: 'coupons.update',
        hide: !makes || status === couponStatus.expired,
        run: () => open('edit', id),
      },
      {
        label: 'coupons.enable',
        next: true,
        can: 'coupons.setStatus',
        hide: !makes || (status !== couponStatus.draft && status !== couponStatus.disabled),
        run: () => coupons.setStatus({ id, status: couponStatus.enabled }),
        done: t('coupons.enabled', { name: couponName }),
      },
      {
        label: 'coupons.disable',
        can: 'coupons.setStatus',
        danger: true,
        hide: !makes || status !== couponStatus.enabled,
        ask: { title: t('coupons.disableAsk', { name: couponName }), effect: t('coupons.disableEffect') },
        run: () => coupons.setStatus({ id, status: couponStatus.disabled }),
        done: t('coupons.disabled', { name: couponName }),
      },
      {
        label: 'coupons.grant',
        next: true,
        can: 'coupons.createGrant',
        hide: !makes || status !== couponStatus.enabled || !grant,
        run: () => grant?.(),
      },
      { label: 'coupons.data', hide: !data, run: () => data?.() },
      { label: 'coupons.copy', can: 'coupons.create', hide: !makes, run: () => open('copy', id) },
    ]
  }
}
