import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import type { ActivityType } from '@/entities/marketing/activityType'
import { typeLevel } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { numberIn } from '@/lib/counts'

const DETAIL = '/marketing-management/activity-type-details'

/** How a type is switched: what is asked before it goes off, and whether it can go on. */
export const useTypeSwitch = () => {
  const t = useT()
  return {
    ask: (row: Pick<ActivityType, 'name' | 'runningCount'>): Question => ({
      title: t('campaign.disableTypeAsk', { name: row.name }),
      effect: t('campaign.disableTypeEffect', { count: numberIn(row.runningCount) }),
      okText: t('campaign.disable'),
    }),
    /** One of the second level needs the one above it. */
    mayEnable: (row: ActivityType, types: readonly ActivityType[]): boolean =>
      is(row.level, typeLevel.first) || is(types.find(({ id }) => id === row.parentId)?.status, enableStatus.enabled),
    set: (id: string, on: boolean) =>
      activities.setTypeStatus({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    done: (on: boolean) => t(on ? 'campaign.enabled' : 'campaign.disabled'),
  }
}

/** What can be done with a type, where its state and the one above it allow. */
export const useTypeActions = () => {
  const { go } = useScreen()
  const { ask, mayEnable, set, done } = useTypeSwitch()
  return (row: ActivityType, types: readonly ActivityType[]): Action[] => {
    const isOn = is(row.status, enableStatus.enabled)
    return [
      { label: 'campaign.edit', can: 'activities.updateType', run: () => go(to(DETAIL, { id: row.id })) },
      {
        label: 'campaign.addBelow',
        can: 'activities.createType',
        hide: !is(row.level, typeLevel.first) || !isOn,
        run: () => go(to(DETAIL, { parentId: row.id })),
      },
      {
        label: 'campaign.disable',
        can: 'activities.setTypeStatus',
        hide: !isOn,
        ask: ask(row),
        run: () => set(row.id, false),
        done: done(false),
      },
      {
        label: 'campaign.enable',
        can: 'activities.setTypeStatus',
        hide: isOn || !mayEnable(row, types),
        run: () => set(row.id, true),
        done: done(true),
      },
    ]
  }
}
