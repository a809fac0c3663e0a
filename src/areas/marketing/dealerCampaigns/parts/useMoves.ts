import * as activities from '@/api/activities'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { DOWN, ENDED, mayEnd, mayPutUp, mayTakeDown, UPCOMING } from '../rules'
import { useCampaigner } from './useCampaigner'

export const SHELF = 'activities.setDealerShelf'

/** Puts a campaign up and takes it down, and ends it, where its state and who looks on allow; headquarters is told what that means for the dealer. */
export const useMoves = () => {
  const t = useT()
  const who = useCampaigner()
  return (row: DealerActivity): Action[] => {
    const name = row.title
    return [
      {
        label: 'dealerActivities.putUp',
        can: SHELF,
        hide: !mayPutUp(row, who),
        ask: { title: t('dealerActivities.putUpAsk', { name }), effect: t('dealerActivities.putUpEffect'), okText: t('dealerActivities.putUp') },
        run: () => activities.setDealerShelf({ id: row.id, status: UPCOMING }),
        done: t('dealerActivities.putUpDone'),
      },
      {
        label: 'dealerActivities.takeDown',
        can: SHELF,
        danger: true,
        hide: !mayTakeDown(row),
        ask: {
          title: t('dealerActivities.takeDownAsk', { name }),
          effect: t(who.hq ? 'dealerActivities.takeDownByHq' : 'dealerActivities.takeDownEffect'),
          danger: true,
          okText: t('dealerActivities.takeDown'),
        },
        run: () => activities.setDealerShelf({ id: row.id, status: DOWN }),
        done: t('dealerActivities.takenDown'),
      },
      {
        label: 'dealerActivities.end',
        can: 'activities.end',
        danger: true,
        hide: !mayEnd(row, who),
        ask: {
          title: t('dealerActivities.endAsk', { name }),
          effect: t('dealerActivities.endEffect'),
          danger: true,
          okText: t('dealerActivities.end'),
        },
        run: () => activities.end({ id: row.id, status: ENDED }),
        done: t('dealerActivities.ended'),
      },
    ]
  }
}
