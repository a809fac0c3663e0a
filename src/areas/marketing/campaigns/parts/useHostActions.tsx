import * as activities from '@/api/activities'
import { type Activity, type ActivityLine, activity } from '@/entities/marketing/activity'
import type { Action } from '@/kit/actions/actions'
import { Facts } from '@/kit/Facts'
import { Loaded, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useIdentity } from '@/session/identity'
import { DETAIL, DRAFT, ENDED, RUNNING, STOPPED, UPCOMING } from './hostFaces'
import { RangeWords } from './RangeWords'

/** Only headquarters itself makes and moves its campaigns. */
export const useIsHead = (): boolean => useIdentity(({ user }) => Number(user?.dealerType) === 1)

/** Who a campaign is for, read anew: what is asked about before it is published. */
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
            [activity.dealerCodes, t('campaign.dealerCount', { count: Number(load.data.dealerCount) })],
          ]}
        />
      )}
    </Loaded>
  )
}

type Row = Pick<ActivityLine | Activity, 'id' | 'title' | 'status' | 'topFlag' | 'endTime'>

/** What moves a campaign from state to state, where this one's state and the user allow. `joined`: how many have signed up, whoever asks. */
export const useHostMoves = () => {
  const t = useT()
  const isHead = useIsHead()
  return (row: Row & Pick<Activity, 'joinCount'>): Action[] => {
    const { id, title } = row
    const status = Number(row.status)
    const isOut = status === UPCOMING || status === RUNNING
    const isTop = Number(row.topFlag) === 1
    if (!isHead) return []
    return [
      {
        label: 'campaign.publish',
        can: 'activities.setStatus',
        hide: status !== DRAFT,
        ask: { title: t('campaign.publishAsk', { title }), more: <Audience id={id} />, okText: t('campaign.publish') },
        run: () => activities.setStatus({ id, status: UPCOMING }),
        done: t('campaign.published'),
      },
      {
        label: 'campaign.withdraw',
        can: 'activities.setStatus',
        hide: status !== UPCOMING || Number(row.joinCount) > 0,
        ask: { title: t('campaign.withdrawAsk', { title }), effect: t('campaign.withdrawEffect'), okText: t('campaign.withdraw') },
        run: () => activities.setStatus({ id, status: DRAFT }),
        done: t('campaign.withdrawn'),
      },
      {
        label: 'campaign.resume',
        can: 'activities.setStatus',
        hide: status !== STOPPED || (toMillis(row.endTime) ?? 0) <= Date.now(),
        run: () => activities.setStatus({ id, status: UPCOMING }),
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
        ask: { title: t('campaign.stopAsk', { title }), effect: t('campaign.stopEffect'), danger: true, okText: t('campaign.stop') },
        run: () => activities.stop({ id, status: STOPPED }),
        done: t('campaign.stopped'),
      },
      {
        label: 'campaign.end',
        can: 'activities.end',
        danger: true,
        hide: !isOut && status !== STOPPED,
        ask: { title: t('campaign.endAsk', { title }), effect: t('campaign.endEffect'), danger: true, typed: title, okText: t('campaign.end') },
        run: () => activities.end({ id, status: ENDED }),
        done: t('campaign.ended'),
      },
    ]
  }
}

/** The ways from a campaign: to be changed, to its channels, to a copy of it. */
export const useHostWays = () => {
  const isHead = useIsHead()
  const { go } = useScreen()
  return (row: Row): { edit: Action; copy: Action } => ({
    edit: {
      label: 'campaign.edit',
      can: 'activities.update',
      hide: !isHead || Number(row.status) === ENDED,
      run: () => go(to(DETAIL, { id: row.id, edit: 1 })),
    },
    copy: { label: 'campaign.copy', can: 'activities.create', hide: !isHead, run: () => go(to(DETAIL, { copyId: row.id })) },
  })
}
/** The way to the advertising channels of a campaign, where this user has that page and the campaign was published. */
export const CHANNELS = '/marketing-management/activity-management-details'
