import { useCallback } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import type { DealerTask } from '@/entities/leads/dealerTask'
import { taskStage, taskStatus } from '@/entities/leads/enums'
import type { TaskCommand } from '@/entities/leads/taskCommand'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'

/** What moves a task of headquarters to another state: enable unless it has ended, disable, delete a draft. */
export const useTaskActions = () => {
  const t = useT()
  const { head } = useViewer()
  return (row: Pick<TaskCommand, 'id' | 'title' | 'status' | 'stage'>): readonly Action[] => {
    const status = Number(row.status)
    const { id, title } = row
    return [
      {
        label: 'targets.enable',
        next: true,
        can: 'taskTargets.enable',
        hide: !head || status === taskStatus.enabled || is(row.stage, taskStage.ended),
        run: () => taskTargets.enable({ id }),
        done: t('targets.enabled'),
      },
      {
        label: 'targets.disable',
        can: 'taskTargets.disable',
        hide: !head || status !== taskStatus.enabled,
        ask: { title: t('targets.disableAsk', { name: title }), effect: t('targets.disableHint') },
        run: () => taskTargets.disable({ id }),
        done: t('targets.disabled'),
      },
      {
        label: 'targets.remove',
        can: 'taskTargets.remove',
        danger: true,
        hide: !head || status !== taskStatus.draft,
        ask: { title: t('targets.removeAsk', { name: title }), effect: t('targets.removeHint') },
        run: () => taskTargets.remove({ id }),
        done: t('targets.removed'),
      },
    ]
  }
}

/** The same for a dealer's task, to whom it is allowed: an own one the dealer, an issued one headquarters while its task is enabled. */
export const useDealerTaskActions = () => {
  const t = useT()
  return useCallback(
    (row: Pick<DealerTask, 'id' | 'status' | 'released'>, name: string, rules: boolean): readonly Action[] => {
      const status = Number(row.status)
      const { id } = row
      return [
        {
          label: 'targets.enable',
          can: 'taskTargets.enableDealer',
          hide: !rules || !isYes(row.released) || status === taskStatus.enabled,
          run: () => taskTargets.enableDealer({ id }),
          done: t('targets.enabled'),
        },
        {
          label: 'targets.disable',
          can: 'taskTargets.disableDealer',
          hide: !rules || status !== taskStatus.enabled,
          ask: { title: t('targets.disableAsk', { name }), effect: t('targets.disableHint') },
          run: () => taskTargets.disableDealer({ id }),
          done: t('targets.disabled'),
        },
      ]
    },
    [t],
  )
}
