import { useCallback } from 'react'
import * as taskTargets from '@/api/taskTargets'
import type { DealerTask } from '@/entities/leads/dealerTask'
import type { TaskCommand } from '@/entities/leads/taskCommand'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { DRAFT, ENABLED, ENDED, useIsHead } from './who'

/** What moves a task of headquarters to another state: enable unless it has ended, disable, delete a draft. */
export const useTaskActions = () => {
  const t = useT()
  const head = useIsHead()
  return (row: Pick<TaskCommand, 'id' | 'title' | 'status' | 'stage'>): readonly Action[] => {
    const status = Number(row.status)
    const { id, title } = row
    return [
      {
        label: 'targets.enable',
        can: 'taskTargets.enable',
        hide: !head || status === ENABLED || Number(row.stage) === ENDED,
        run: () => taskTargets.enable({ id }),
        done: t('targets.enabled'),
      },
      {
        label: 'targets.disable',
        can: 'taskTargets.disable',
        hide: !head || status !== ENABLED,
        ask: { title: t('targets.disableAsk', { name: title }), effect: t('targets.disableHint') },
        run: () => taskTargets.disable({ id }),
        done: t('targets.disabled'),
      },
      {
        label: 'targets.remove',
        can: 'taskTargets.remove',
        danger: true,
        hide: !head || status !== DRAFT,
        ask: { title: t('targets.removeAsk', { name: title }), effect: t('targets.removeHint'), danger: true },
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
          hide: !rules || Number(row.released) !== 1 || status === ENABLED,
          run: () => taskTargets.enableDealer({ id }),
          done: t('targets.enabled'),
        },
        {
          label: 'targets.disable',
          can: 'taskTargets.disableDealer',
          hide: !rules || status !== ENABLED,
          ask: { title: t('targets.disableAsk', { name }), effect: t('targets.disableHint') },
          run: () => taskTargets.disableDealer({ id }),
          done: t('targets.disabled'),
        },
      ]
    },
    [t],
  )
}
