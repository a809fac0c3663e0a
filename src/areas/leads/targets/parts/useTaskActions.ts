import { useCallback } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import type { DealerTask } from '@/entities/leads/dealerTask'
import { taskStage, taskStatus } from '@/entities/leads/enums'
import type { TaskCommand } from '@/entities/leads/taskCommand'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useT } from '@/locales'

type Task = Pick<TaskCommand, 'id' | 'title' | 'status' | 'stage'>
type OfDealer = Pick<DealerTask, 'id' | 'status' | 'released'>
const isEnabled = ({ status }: Pick<Task | OfDealer, 'status'>) => is(status, taskStatus.enabled)

export const useTaskState = () => {
  const t = useT()
  const { head } = useViewer()
  return statePair<Task>(t, {
    can: { on: 'taskTargets.enable', off: 'taskTargets.disable' },
    isOn: isEnabled,
    set: ({ id }, on) => (on ? taskTargets.enable({ id }) : taskTargets.disable({ id })),
    on: {
      label: 'kit.enable',
      done: t('targets.enabled'),
      next: true,
      when: (row) => head && !is(row.stage, taskStage.ended),
    },
    off: {
      label: 'kit.disable',
      done: t('targets.disabled'),
      when: () => head,
      ask: ({ title: name }) => ({ title: t('targets.disableAsk', { name }), effect: t('targets.disableHint') }),
    },
  })
}

export const useTaskRemoval = () => {
  const t = useT()
  const { head } = useViewer()
  return ({ id, title, status }: Task): Action => ({
    label: 'kit.delete',
    can: 'taskTargets.remove',
    danger: true,
    hide: !head || !is(status, taskStatus.draft),
    ask: { title: t('targets.removeAsk', { name: title }), effect: t('targets.removeHint') },
    run: () => taskTargets.remove({ id }),
    done: t('targets.removed'),
  })
}

/**
 * Returns the actions that enable and disable a dealer's task. `rules` is true if the user may do so. An issued task
 * can be enabled only once headquarters has enabled it.
 */
export const useDealerTaskActions = () => {
  const t = useT()
  return useCallback(
    (row: OfDealer, name: string, rules: boolean): readonly Action[] =>
      statePair<OfDealer>(t, {
        can: { on: 'taskTargets.enableDealer', off: 'taskTargets.disableDealer' },
        isOn: isEnabled,
        set: ({ id }, on) => (on ? taskTargets.enableDealer({ id }) : taskTargets.disableDealer({ id })),
        on: { label: 'kit.enable', done: t('targets.enabled'), when: ({ released }) => rules && isYes(released) },
        off: {
          label: 'kit.disable',
          done: t('targets.disabled'),
          when: () => rules,
          ask: () => ({ title: t('targets.disableAsk', { name }), effect: t('targets.disableHint') }),
        },
      }).actions(row),
    [t],
  )
}
