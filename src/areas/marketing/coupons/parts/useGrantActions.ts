import * as coupons from '@/api/marketing/coupons'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { grantStatus, grantType } from '@/entities/marketing/couponEnums'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { Action } from '@/kit/actions/actions'
import { downloadFile } from '@/kit/files/files'
import type { Open } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

/**
 * Returns the number of coupons of a grant that are not given yet; null if the server did not report it. Failed rows
 * of an imported list are no targets.
 */
const openOf = ({ targetCount, perNum, successCount }: CouponGrant): number | null => {
  const [people, each, given] = [numberIn(targetCount), numberIn(perNum), numberIn(successCount)]
  return people === null || each === null || given === null ? null : Math.max(0, people * each - given)
}

export const useGrantActions = (open: Open) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { head: makes } = useViewer()
  return (row: CouponGrant): Action[] => {
    const status = Number(row.status)
    const { id, grantName } = row
    const data = linkTo('/marketing-management/ProvideData', { grantId: id })
    const ends = toMillis(row.endTime)
    return [
      { label: 'coupons.people', run: () => open('people', id) },
      {
        label: 'coupons.stop',
        can: 'coupons.setGrantStatus',
        danger: true,
        hide: !makes || (status !== grantStatus.planned && status !== grantStatus.sending),
        ask: {
          title: t('coupons.stopAsk', { name: grantName }),
          effect: t('coupons.stopEffect', { count: openOf(row) }),
        },
        run: () => coupons.setGrantStatus({ id, status: grantStatus.stopped }),
        done: t('coupons.stopped', { name: grantName }),
      },
      {
        label: 'coupons.goOn',
        next: true,
        can: 'coupons.setGrantStatus',
        hide:
          !makes ||
          status !== grantStatus.stopped ||
          !is(row.grantType, grantType.claim) ||
          ends === undefined ||
          ends <= Date.now(),
        run: () => coupons.setGrantStatus({ id, status: grantStatus.sending }),
        done: t('coupons.wentOn', { name: grantName }),
      },
      { label: 'coupons.data', hide: !data, run: () => data?.() },
      {
        label: 'coupons.saveFails',
        can: 'coupons.exportUserFails',
        hide: !is(row.grantType, grantType.imported) || !(Number(row.failCount) > 0),
        run: () => downloadFile(coupons.exportUserFails, { grantId: id }).catch(() => undefined),
      },
      { label: 'kit.duplicate', can: 'coupons.createGrant', hide: !makes, run: () => open('copy', id) },
    ]
  }
}
