import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Activity, type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { Action } from '@/kit/actions/actions'
import { Facts } from '@/kit/show/Facts'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { numberIn } from '@/lib/counts'
import { DETAIL } from './hostCells'
import { RangeWords } from './RangeWords'

const Audience = ({ id }: { id: string }) => {
  const t = useT()
  const load = useLoad(activities.get.query({ id }, { quiet: true }))
  return (
    <Loaded load={load}>
      {load.data && (
        <Facts
          row={load.data}
          fields={[
            [activity.regions, <RangeWords key="regions" range={load.data.regions} />],
            [activity.dealerCodes, t('campaign.dealerCount', { count: numberIn(load.data.dealerCount) })],
          ]}
        />
      )}
    </Loaded>
  )
}

type Row = Pick<ActivityLine | Activity, 'id' | 'title' | 'status' | 'topFlag' | 'endTime'>

/** Returns the actions that publish, pin, stop or end a campaign, as far as its state allows. Headquarters only. */
export const useHostMoves = () => {
  const t = useT()
  const { head: isHead } = useViewer()
  return (row: Row & Pick<Activity, 'joinCount'>): Action[] => {
    const { id, title } = row
    const isOut = is(row.status, activityStatus.upcoming, activityStatus.running)
    const isTop = isYes(row.topFlag)
    if (!isHead) return []
    return [
      {
        label: 'campaign.publish',
        next: true,
        can: 'activities.setStatus',
        hide: !is(row.status, activityStatus.draft),
        ask: { title: t('campaign.publishAsk', { title }), more: <Audience id={id} /> },
        run: () => activities.setStatus({ id, status: activityStatus.upcoming }),
        done: t('campaign.published'),
      },
      {
        label: 'campaign.withdraw',
        can: 'activities.setStatus',
        hide: !is(row.status, activityStatus.upcoming) || Number(row.joinCount) > 0,
        ask: { title: t('campaign.withdrawAsk', { title }), effect: t('campaign.withdrawEffect') },
        run: () => activities.setStatus({ id, status: activityStatus.draft }),
        done: t('campaign.withdrawn'),
      },
      {
        label: 'campaign.resume',
        next: true,
        can: 'activities.setStatus',
        hide: !is(row.status, activityStatus.stopped) || (toMillis(row.endTime) ?? 0) <= Date.now(),
        run: () => activities.setStatus({ id, status: activityStatus.upcoming }),
        done: t('campaign.resumed'),
      },
      {
        label: isTop ? 'campaign.untop' : 'campaign.top',
        can: 'activities.top',
        hide: !isOut,
        run: () => activities.top({ id, status: isTop ? 0 : 1 }),
        done: t(isTop ? 'campaign.untopped' : 'campaign.topped'),
      },
      {
        label: 'campaign.stop',
        can: 'activities.stop',
        hide: !isOut,
        ask: { title: t('campaign.stopAsk', { title }), effect: t('campaign.stopEffect'), danger: true },
        run: () => activities.stop({ id, status: activityStatus.stopped }),
        done: t('campaign.stopped'),
      },
      {
        label: 'campaign.end',
        can: 'activities.end',
        danger: true,
        hide: !isOut && !is(row.status, activityStatus.stopped),
        ask: { title: t('campaign.endAsk', { title }), effect: t('campaign.endEffect'), typed: title },
        run: () => activities.end({ id, status: activityStatus.ended }),
        done: t('campaign.ended'),
      },
    ]
  }
}

export const useHostLinks = () => {
  const { head: isHead } = useViewer()
  const { go } = useScreen()
  return (row: Row): { edit: Action; copy: Action } => ({
    edit: {
      label: 'kit.edit',
      can: 'activities.update',
      hide: !isHead || is(row.status, activityStatus.ended),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    copy: {
      label: 'campaign.copy',
      can: 'activities.create',
      hide: !isHead,
      run: () => go(to(DETAIL, { copyId: row.id })),
    },
  })
}

/** Page of the advertising channels of a campaign. */
export const CHANNELS = '/marketing-management/activity-management-details'
