import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardStage, rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import type { RewardTask } from '@/entities/commerce/rewardTask'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const taskName = (row: Pick<RewardTask, 'title' | 'id'>): string => plain(row.title) || row.id

/** True if a task has ended and is read-only. */
export const isOver = ({ stage }: Pick<RewardTask, 'stage'>): boolean => is(stage, rewardStage.over)

/** Returns the state transitions of a task. Headquarters only. */
export const useTaskMoves = () => {
  const t = useT()
  const { hq } = useViewer()
  return statePair<RewardTask>(t, {
    can: 'rewards.setActivityEnabled',
    isOn: (row) => is(row.status, rewardTaskStatus.enabled),
    set: ({ id }, on) =>
      rewards.setActivityEnabled({ id, status: on ? rewardTaskStatus.enabled : rewardTaskStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('rewards.enabled'),
      next: true,
      when: (row) => hq && !isOver(row) && is(row.status, rewardTaskStatus.draft, rewardTaskStatus.disabled),
      ask: (row) => ({
        title: t('rewards.enableTaskAsk', { name: taskName(row) }),
        effect: t('rewards.enableTaskEffect'),
      }),
    },
    off: {
      label: 'kit.disable',
      done: t('rewards.disabled'),
      when: () => hq,
      ask: (row) => ({
        title: t('rewards.disableTaskAsk', { name: taskName(row) }),
        effect: t('rewards.disableTaskEffect'),
        danger: true,
      }),
    },
  }).actions
}

export const useTaskRemoval = () => {
  const t = useT()
  const { hq } = useViewer()
  return (row: RewardTask): Action => ({
    label: 'kit.delete',
    can: 'rewards.removeActivity',
    danger: true,
    hide: !hq || !is(row.status, rewardTaskStatus.draft),
    ask: { title: t('rewards.removeAsk', { name: taskName(row) }), effect: t('rewards.removeEffect') },
    run: () => rewards.removeActivity({ id: row.id }),
    done: t('rewards.removed'),
  })
}
