import * as promotions from '@/api/marketing/promotions'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { promotionStatus, promotionTarget } from '@/entities/marketing/posterEnums'
import type { Promotion } from '@/entities/marketing/promotion'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'

export const usePromotionActions = () => {
  const t = useT()
  const { head: isHead } = useViewer()
  return (row: Promotion): Action[] => {
    const { id, title } = row
    const areas = is(row.targetType, promotionTarget.areas)
      ? row.areaNames.join(t('kit.listComma'))
      : t('promotionTarget.country')
    return [
      {
        label: 'promotions.publish',
        next: true,
        can: 'promotions.setStatus',
        hide: !isHead || !is(row.status, promotionStatus.draft, promotionStatus.stopped),
        ask: {
          title: t('promotions.publishAsk', { title }),
          effect: t('promotions.publishEffect', { areas, count: numberIn(row.materialCount) }),
        },
        run: () => promotions.setStatus({ id, status: promotionStatus.published }),
        done: t('promotions.published'),
      },
      {
        label: 'promotions.stop',
        can: 'promotions.setStatus',
        danger: true,
        hide: !isHead || !is(row.status, promotionStatus.published),
        ask: { title: t('promotions.stopAsk', { title }), effect: t('promotions.stopEffect') },
        run: () => promotions.setStatus({ id, status: promotionStatus.stopped }),
        done: t('promotions.stopped'),
      },
    ]
  }
}
