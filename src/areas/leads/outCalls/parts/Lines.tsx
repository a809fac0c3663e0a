import { useMemo } from 'react'
import * as outCall from '@/api/leads/outCall'
import { type OutCallDetail, outCallDetail } from '@/entities/leads/outCallDetail'
import type { OutCallTask } from '@/entities/leads/outCallTask'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { Blank } from '@/kit/show/Blank'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { clock } from '@/kit/show/format'
import { LeadLink } from '../../parts/NumberLink'
import { RecordPlayer } from '../../parts/RecordPlayer'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { spanFilter } from '@/kit/list/spanFilter'
import { HANDED } from './taskCells'
import { Transcript } from './Transcript'

const line = outCallDetail
const handedFilter = elsewhereFilter(
  { key: HANDED, label: 'outCall.handed' },
  (_, t) => t('kit.yes'),
  () => ({ [HANDED]: 1 }),
)
const FILTERS = [
  phoneFilter(line.phone),
  containsFilter(line.customerName),
  line.callStatus,
  line.intent,
  seriesFilterOf(line.seriesName),
  spanFilter(line.callTime),
  handedFilter,
]
const SORT = { field: line.callTime.key, order: 'desc' } as const
const nameOf = ({ customerName, id }: OutCallDetail) => customerName || id

const COLUMNS: readonly ColumnOf<OutCallDetail>[] = [
  { field: line.customerName, width: 140, below: line.phone },
  { field: line.callStatus, width: 116 },
  line.intent,
  {
    field: line.recordUrl,
    width: 250,
    cell: (row) => <RecordPlayer url={row.recordUrl} name={nameOf(row)} seconds={row.duration} />,
  },
  line.callTimes,
  {
    field: line.duration,
    width: 100,
    cell: ({ duration }) =>
      Number(duration) > 0 ? <span className="digits">{clock(Number(duration))}</span> : <Blank />,
  },
  line.callTime,
  line.seriesName,
  line.tags,
  line.dealerName,
  { field: line.cityName, width: 120 },
  { field: line.clueId, cell: ({ clueId }) => <LeadLink clueId={clueId} /> },
]

/** Numbers of a task. A running task reloads only on demand. */
export const Lines = ({ task: { taskId } }: { task: Pick<OutCallTask, 'taskId'> }) => {
  const { mode, id, open, close } = useOpened()
  const also = useMemo(() => ({ taskId }), [taskId])
  return (
    <>
      <ListScreen
        load={outCall.listTaskDetails}
        also={also}
        rowKey={line.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        toolbar={<Export from={outCall.exportTasks} can="outCall.exportTasks" also={also} />}
        actions={(row) => [{ label: 'outCall.transcript', run: () => open('transcript', row.id) }]}
      />
      {mode === 'transcript' && id && <Transcript key={id} taskId={taskId} id={id} onClose={close} />}
    </>
  )
}
