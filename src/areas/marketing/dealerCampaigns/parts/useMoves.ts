import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { mayEnd, mayPutUp, mayTakeDown } from '../campaignRules'

export const SHELF = 'activities.setDealerShelf'

/**
 * Returns the actions to publish, take down and end a campaign that its state and the viewer allow. Headquarters has
 * to give a reason for taking it down.
 */
export const useMoves = () => {
  const t = useT()
  const who = useViewer()
  return (row: DealerActivity): Action[] => {
    const name = row.title
    return [
      {
        label: 'dealerActivities.putUp',
        next: true,
        can: SHELF,
        hide: !mayPutUp(row, who),
        ask: { title: t('dealerActivities.putUpAsk', { name }), effect: t('dealerActivities.putUpEffect') },
        run: () => activities.setDealerShelf({ id: row.id, status: dealerActivityStatus.upcoming }),
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
          reason: who.hq ? t('shelf.reason') : undefined,
        },
        run: (reason) =>
          activities.setDealerShelf({ id: row.id, status: dealerActivityStatus.down, ...(who.hq && { reason }) }),
        done: t('dealerActivities.takenDown'),
      },
      {
        label: 'dealerActivities.end',
        can: 'activities.end',
        danger: true,
        hide: !mayEnd(row, who),
        ask: { title: t('dealerActivities.endAsk', { name }), effect: t('dealerActivities.endEffect') },
        run: () => activities.end({ id: row.id, status: dealerActivityStatus.ended }),
        done: t('dealerActivities.ended'),
      },
    ]
  }
}
