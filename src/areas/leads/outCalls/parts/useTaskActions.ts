import * as outCall from '@/api/leads/outCall'
import { outCallStatus } from '@/entities/leads/enums'
import type { OutCallTask } from '@/entities/leads/outCallTask'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'

export const useTaskActions = () => {
  const t = useT()
  return (row: Pick<OutCallTask, 'taskId' | 'taskName' | 'status'>): Action[] => {
    const status = Number(row.status)
    const id = row.taskId
    return [
      {
        label: status === outCallStatus.paused ? 'outCall.goOn' : 'outCall.start',
        next: true,
        can: 'outCall.enableTask',
        hide: status !== outCallStatus.waiting && status !== outCallStatus.paused,
        run: () => outCall.enableTask({ id }),
        done: t('outCall.started'),
      },
      {
        label: 'outCall.pause',
        can: 'outCall.disableTask',
        hide: status !== outCallStatus.running,
        ask: { title: t('outCall.pauseAsk', { name: row.taskName }), effect: t('outCall.pauseEffect') },
        run: () => outCall.disableTask({ id }),
        done: t('outCall.paused'),
      },
    ]
  }
}
