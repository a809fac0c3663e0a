import { useMemo } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { type AreaTask, areaTask } from '@/entities/leads/areaTask'
import { targetKey } from '@/entities/leads/target'
import type { TaskDetail } from '@/entities/leads/taskCommand'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import type { GridColumn } from './GridLine'
import { Pace, timeGone } from './Pace'
import { begin, RowButtons } from './rowButtons'
import { TargetGrid } from './TargetGrid'
import type { EditsApi } from './useEdits'

const idOf = ({ id }: AreaTask) => id
const nameOf = ({ province }: AreaTask) => province

export const AreaGrid = ({
  task,
  edits,
  editable,
  adjust,
}: {
  task: TaskDetail
  edits: EditsApi
  editable: boolean
  adjust: boolean
}) => {
  const t = useT()
  const { go } = useScreen()
  const { data, error, retry, first } = useLoad(taskTargets.listArea.query({ taskId: task.id }, { quiet: true }))
  const { startTime, endTime } = task
  const lead = useMemo(
    (): GridColumn<AreaTask>[] => [
      { key: 'province', label: areaTask.province.label, width: 116, cell: (row) => <bdi>{row.province}</bdi> },
      { key: 'areaName', label: areaTask.areaName.label, width: 76, cell: (row) => row.areaName },
      {
        key: 'dealerCount',
        label: areaTask.dealerCount.label,
        width: 92,
        numeric: true,
        cell: (row) => <span className="digits">{row.dealerCount}</span>,
      },
    ],
    [],
  )
  const trailingColumns = useMemo(
    (): GridColumn<AreaTask>[] => [
      {
        key: 'progress',
        label: areaTask.progress.label,
        width: 150,
        cell: (row) => <Pace progress={row.progress} time={timeGone({ startTime, endTime })} />,
      },
      {
        key: 'actions',
        label: 'list.actions',
        width: 110,
        cell: (row) => (
          <RowButtons
            name={row.province}
            start={begin}
            items={[
              {
                label: 'targets.toDealers',
                run: () =>
                  go(
                    to('/task-system/areaDetails', {
                      id: row.id,
                      province: row.province,
                      adjust: adjust ? '1' : undefined,
                    }),
                  ),
              },
            ]}
          />
        ),
      },
    ],
    [startTime, endTime, go, adjust],
  )
  return (
    <Loaded load={{ data, error, first, retry }}>
      <TargetGrid
        label={t('targets.areaTab')}
        rows={data}
        idOf={idOf}
        nameOf={nameOf}
        metrics={task.metrics}
        lead={lead}
        trailingColumns={trailingColumns}
        edits={edits}
        editable={editable ? () => true : undefined}
        can="taskTargets.updateArea"
        save={(rows) => taskTargets.updateArea({ taskId: task.id, rows })}
        share={{ total: (metric) => task[targetKey(metric)], byLast: true, clear: true }}
      />
    </Loaded>
  )
}
