import * as outCall from '@/api/outCall'
import type { OutCallTask } from '@/entities/leads/outCallTask'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { PAUSED, RUNNING, WAITING } from './faces'

/** What starts, goes on with and pauses a task, where its state allows. */
export const useTaskActions = () => {
  const t = useT()
  return (row: Pick<OutCallTask, 'taskId' | 'taskName' | 'status'>): Action[] => {
    const status = Number(row.status)
    const id = row.taskId
    return [
      {
        label: status === PAUSED ? 'outCall.goOn' : 'outCall.start',
        can: 'outCall.enableTask',
        hide: status !== WAITING && status !== PAUSED,
        run: () => outCall.enableTask({ id }),
        done: t('outCall.started'),
      },
      {
        label: 'outCall.pause',
        can: 'outCall.disableTask',
        hide: status !== RUNNING,
        ask: { title: t('outCall.pauseAsk', { name: row.taskName }), effect: t('outCall.pauseEffect'), okText: t('outCall.pause') },
        run: () => outCall.disableTask({ id }),
        done: t('outCall.paused'),
      },
    ]
  }
}
