import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import type { ActivityType } from '@/entities/marketing/activityType'
import { typeLevel } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { numberIn } from '@/lib/counts'

const DETAIL = '/marketing-management/activity-type-details'

/** Returns the actions to enable and disable a type. A second-level type can be enabled only if its parent is. */
export const useTypeState = (types: readonly ActivityType[]) => {
  const t = useT()
  return statePair<ActivityType>(t, {
    can: 'activities.setTypeStatus',
    isOn: (row) => is(row.status, enableStatus.enabled),
    set: ({ id }, on) => activities.setTypeStatus({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('campaign.enabled'),
      when: (row) =>
        is(row.level, typeLevel.first) || is(types.find(({ id }) => id === row.parentId)?.status, enableStatus.enabled),
    },
    off: {
      label: 'kit.disable',
      done: t('campaign.disabled'),
      ask: (row) => ({
        title: t('campaign.disableTypeAsk', { name: row.name }),
        effect: t('campaign.disableTypeEffect', { count: numberIn(row.runningCount) }),
      }),
    },
  })
}

export const useTypeActions = (types: readonly ActivityType[]) => {
  const { go } = useScreen()
  const state = useTypeState(types)
  return (row: ActivityType): Action[] => [
    { label: 'kit.edit', can: 'activities.updateType', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'campaign.addBelow',
      can: 'activities.createType',
      hide: !is(row.level, typeLevel.first) || !is(row.status, enableStatus.enabled),
      run: () => go(to(DETAIL, { parentId: row.id })),
    },
    ...state.actions(row),
  ]
}
