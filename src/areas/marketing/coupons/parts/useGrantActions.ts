import * as coupons from '@/api/coupons'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { Action } from '@/kit/actions/actions'
import { downloadFile } from '@/kit/files'
import type { Open } from '@/kit/opened'
import { useWays } from '@/kit/way'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { TO_CLAIM, TO_LIST } from '../grantRules'
import { useMaker } from './useMaker'

const [SCHEDULED, SENDING, STOPPED] = [1, 2, 4] as const

/** How many coupons of a giving out are still to be given. */
const openOf = ({ targetCount, perNum, successCount, failCount }: CouponGrant): number =>
  Math.max(0, (Number(targetCount) - Number(failCount)) * Number(perNum) - Number(successCount)) || 0

/** What can be done with a giving out, where its state and the user's rights allow. */
export const useGrantActions = (open: Open) => {
  const t = useT()
  const way = useWays()
  const makes = useMaker()
  return (row: CouponGrant): Action[] => {
    const status = Number(row.status)
    const { id, grantName } = row
    const data = way('/marketing-management/ProvideData', { grantId: id })
    const ends = toMillis(row.endTime)
    return [
      { label: 'coupons.people', run: () => open('people', id) },
      {
        label: 'coupons.stop',
        can: 'coupons.setGrantStatus',
        danger: true,
        hide: !makes || (status !== SCHEDULED && status !== SENDING),
        ask: {
          title: t('coupons.stopAsk', { name: grantName }),
          effect: t('coupons.stopEffect', { count: openOf(row) }),
          danger: true,
          okText: t('coupons.stop'),
        },
        run: () => coupons.setGrantStatus({ id, status: STOPPED }),
        done: t('coupons.stopped', { name: grantName }),
      },
      {
        label: 'coupons.goOn',
        can: 'coupons.setGrantStatus',
        hide: !makes || status !== STOPPED || Number(row.grantType) !== TO_CLAIM || ends === undefined || ends <= Date.now(),
        run: () => coupons.setGrantStatus({ id, status: SENDING }),
        done: t('coupons.wentOn', { name: grantName }),
      },
      { label: 'coupons.data', hide: !data, run: () => data?.() },
      {
        label: 'coupons.saveFails',
        can: 'coupons.exportUserFails',
        hide: Number(row.grantType) !== TO_LIST || !(Number(row.failCount) > 0),
        run: () => downloadFile(coupons.exportUserFails, { grantId: id }).catch(() => undefined),
      },
      { label: 'coupons.copy', can: 'coupons.createGrant', hide: !makes, run: () => open('copy', id) },
    ]
  }
}
