import './vehicleControl.css'
import { useMemo } from 'react'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { is } from '@/entities/field'
import { type ControlLog, controlLog as log, controlStatus } from '@/entities/vehicle/controlLog'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { monthSpanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { CellLink, Mark, StatusTag } from '@/kit/show/kinds'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { AutoRefresh } from './parts/AutoRefresh'
import { ControlCharts } from './parts/ControlCharts'
import { ControlLogPanel } from './parts/ControlLogPanel'
import { CostMs } from './parts/Measured'
import { requestFilter } from './parts/logFilters'

const DEFAULTS = { createTime: 'last7' }
const SORT = { field: log.createTime.key, order: 'desc' } as const
const FILTERS = [
  vinFilter(log.vin),
  phoneFilter(log.phone),
  requestFilter(log.requestNo),
  monthSpanFilter(log.createTime),
  choicesFilter(log.command),
  choicesFilter(log.status),
  log.channel,
  seriesFilterOf(log.seriesName),
  elsewhereFilter(log.failReason, (reason) => reason),
]
const nameOf = ({ requestNo, id }: ControlLog) => requestNo || id

const TSP_LOG = '/carControl/TSP-port-log'
const CONDITION = '/carControl/vehicleCondition-data'
/** Above this many ms a command is slow, and above the other bad. */
const SLOW_MS = 5000
const BAD_MS = 15_000
/** A command that runs longer than this has lost its answer. */
const ANSWER_MS = 120_000

/** The state of a command; one that never was answered is marked. */
const ControlState = ({ row }: { row: Pick<ControlLog, 'status' | 'createTime'> }) => {
  const t = useT()
  const sentAt = toMillis(row.createTime)
  if (is(row.status, controlStatus.running) && sentAt !== undefined && Date.now() - sentAt > ANSWER_MS)
    return <Mark tone="warning">{t('vehicleControl.overdue')}</Mark>
  return <StatusTag field={log.status} value={row.status} />
}

const columnsOf = (open: (id: string) => void): ColumnOf<ControlLog>[] => [
  {
    field: log.createTime,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {formatTime(row.createTime)}
      </CellLink>
    ),
  },
  { field: log.status, width: 104, cell: (row) => <ControlState row={row} /> },
  log.command,
  { field: log.vin, width: 180, below: log.seriesName },
  { field: log.userName, below: log.phone },
  { field: log.failReason, width: 180 },
  { field: log.costMs, width: 100, cell: ({ costMs }) => <CostMs value={costMs} slow={SLOW_MS} bad={BAD_MS} /> },
  { field: log.channel, below: log.userRole },
  { field: log.cityName, width: 110 },
  { field: log.appVersion, width: 100 },
  log.requestNo,
]

/** Remote commands to connected cars with their outcome. Read only. */
export default function ControlLogList() {
  const t = useT()
  const { open } = useOpened()
  const wayTo = usePermittedLinks()
  const columns = useMemo(() => columnsOf((id) => open('detail', id)), [open])
  return (
    <>
      <ListScreen
        load={vehicleControl.listLogs}
        rowKey={log.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        emptyText={t('vehicleControl.noCommands')}
        above={(answer) => answer && <ControlCharts summary={answer.summary} />}
        toolbar={<AutoRefresh of={vehicleControl.listLogs} />}
        actions={({ id, vin, tspRequestNo }) => {
          const toTsp = wayTo(TSP_LOG, { requestNo: tspRequestNo })
          const toCar = wayTo(CONDITION, { vin })
          return [
            { label: 'kit.detail', run: () => open('detail', id) },
            toTsp && { label: 'vehicleControl.tspCalls', run: toTsp },
            toCar && vin !== '' && { label: 'vehicleControl.condition', run: toCar },
          ]
        }}
      />
      <ControlLogPanel />
    </>
  )
}
