import * as promotions from '@/api/promotions'
import type { Promotion } from '@/entities/marketing/promotion'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { useIsHead } from '../../parts/head'
import { DRAFT, PUBLISHED, STOPPED } from './pages'

/** What publishes and stops a promotion, where its state allows. */
export const usePromotionActions = () => {
  const t = useT()
  const isHead = useIsHead()
  return (row: Promotion): Action[] => {
    const { id, title } = row
    const status = Number(row.status)
    const areas = Number(row.targetType) === 2 ? row.areaNames.join(t('promotions.and')) : t('promotionTarget.1')
    return [
      {
        label: 'promotions.publish',
        can: 'promotions.setStatus',
        hide: !isHead || (status !== DRAFT && status !== STOPPED),
        ask: {
          title: t('promotions.publishAsk', { title }),
          effect: t('promotions.publishEffect', { areas, count: Number(row.materialCount) }),
          okText: t('promotions.publish'),
        },
        run: () => promotions.setStatus({ id, status: PUBLISHED }),
        done: t('promotions.published'),
      },
      {
        label: 'promotions.stop',
        can: 'promotions.setStatus',
        danger: true,
        hide: !isHead || status !== PUBLISHED,
        ask: { title: t('promotions.stopAsk', { title }), effect: t('promotions.stopEffect'), danger: true, okText: t('promotions.stop') },
        run: () => promotions.setStatus({ id, status: STOPPED }),
        done: t('promotions.stopped'),
      },
    ]
  }
}
