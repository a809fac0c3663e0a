import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardStage, rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import type { RewardTask } from '@/entities/commerce/rewardTask'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** What a task is called. */
export const taskName = (row: Pick<RewardTask, 'title' | 'id'>): string => plain(row.title) || row.id

/** Whether a task has ended: then it is only read. */
export const isOver = ({ stage }: Pick<RewardTask, 'stage'>): boolean => is(stage, rewardStage.over)

/** What moves a task from state to state, by headquarters alone. */
export const useTaskMoves = () => {
  const t = useT()
  const { hq } = useViewer()
  return (row: RewardTask): Action[] => {
    const isOn = is(row.status, rewardTaskStatus.enabled)
    const name = taskName(row)
    return [
      {
        label: 'rewards.enable',
        can: 'rewards.setActivityEnabled',
        next: true,
        hide: !hq || isOver(row) || !is(row.status, rewardTaskStatus.draft, rewardTaskStatus.disabled),
        ask: { title: t('rewards.enableTaskAsk', { name }), effect: t('rewards.enableTaskEffect') },
        run: () => rewards.setActivityEnabled({ id: row.id, status: rewardTaskStatus.enabled }),
        done: t('rewards.enabled'),
      },
      {
        label: 'rewards.disable',
        can: 'rewards.setActivityEnabled',
        hide: !hq || !isOn,
        ask: { title: t('rewards.disableTaskAsk', { name }), effect: t('rewards.disableTaskEffect'), danger: true },
        run: () => rewards.setActivityEnabled({ id: row.id, status: rewardTaskStatus.disabled }),
        done: t('rewards.disabled'),
      },
    ]
  }
}

/** The deletion of a draft. */
export const useTaskRemoval = () => {
  const t = useT()
  const { hq } = useViewer()
  return (row: RewardTask): Action => ({
    label: 'rewards.remove',
    can: 'rewards.removeActivity',
    danger: true,
    hide: !hq || !is(row.status, rewardTaskStatus.draft),
    ask: { title: t('rewards.removeAsk', { name: taskName(row) }), effect: t('rewards.removeEffect') },
    run: () => rewards.removeActivity({ id: row.id }),
    done: t('rewards.removed'),
  })
}
