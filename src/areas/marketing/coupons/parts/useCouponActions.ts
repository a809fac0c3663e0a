import * as coupons from '@/api/marketing/coupons'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponStatus } from '@/entities/marketing/couponEnums'
import type { Action } from '@/kit/actions/actions'
import type { Open } from '@/kit/page/opened'
import { statePair } from '@/kit/list/statePair'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

export const useCouponActions = (open: Open) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { head: makes } = useViewer()
  const state = statePair<Coupon>(t, {
    can: 'coupons.setStatus',
    isOn: ({ status }) => is(status, couponStatus.enabled),
    set: ({ id }, on) => coupons.setStatus({ id, status: on ? couponStatus.enabled : couponStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: ({ couponName: name }) => t('coupons.enabled', { name }),
      next: true,
      when: ({ status }) => makes && is(status, couponStatus.draft, couponStatus.disabled),
    },
    off: {
      label: 'kit.disable',
      done: ({ couponName: name }) => t('coupons.disabled', { name }),
      danger: true,
      when: () => makes,
      ask: ({ couponName: name }) => ({ title: t('coupons.disableAsk', { name }), effect: t('coupons.disableEffect') }),
    },
  })
  return (row: Coupon): Action[] => {
    const status = Number(row.status)
    const { id } = row
    const grant = linkTo('/marketing-management/provideManagement', { couponId: id })
    const data = linkTo('/marketing-management/ProvideData', { couponId: id })
    return [
      {
        label: 'kit.edit',
        can: 'coupons.update',
        hide: !makes || status === couponStatus.expired,
        run: () => open('edit', id),
      },
      ...state.actions(row),
      {
        label: 'coupons.grant',
        next: true,
        can: 'coupons.createGrant',
        hide: !makes || status !== couponStatus.enabled || !grant,
        run: () => grant?.(),
      },
      { label: 'coupons.data', hide: !data, run: () => data?.() },
      { label: 'kit.duplicate', can: 'coupons.create', hide: !makes, run: () => open('copy', id) },
    ]
  }
}
