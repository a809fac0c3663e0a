import './vehicleControl.css'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { is } from '@/entities/field'
import { type ControlLog, controlLog as log, controlStatus } from '@/entities/vehicle/controlLog'
import { useLinkActions } from '@/kit/actions/links'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { monthSpanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import type { Open } from '@/kit/page/opened'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { AutoRefresh } from './parts/AutoRefresh'
import { ControlCharts } from './parts/ControlCharts'
import { ControlLogPanel } from './parts/ControlLogPanel'
import { useLog } from './parts/log'
import { CostMs } from './parts/Measured'

const DEFAULTS = { createTime: 'last7' }
const FILTERS = [
  vinFilter(log.vin),
  phoneFilter(log.phone),
  containsFilter(log.requestNo),
  monthSpanFilter(log.createTime),
  choicesFilter(log.command),
  choicesFilter(log.status),
  log.channel,
  seriesFilterOf(log.seriesName),
  elsewhereFilter(log.failReason, (reason) => reason),
]

const TSP_LOG = '/carControl/TSP-port-log'
const CONDITION = '/carControl/vehicleCondition-data'
/** Limits for slow and bad commands, in ms. */
const SLOW_MS = 5000
const BAD_MS = 15_000
/** Time in ms after which the response of a command counts as lost. */
const ANSWER_MS = 120_000

const ControlState = ({ row }: { row: Pick<ControlLog, 'status' | 'createTime'> }) => {
  const t = useT()
  const sentAt = toMillis(row.createTime)
  if (is(row.status, controlStatus.running) && sentAt !== undefined && Date.now() - sentAt > ANSWER_MS)
    return <Mark tone="warning">{t('vehicleControl.overdue')}</Mark>
  return <StatusTag field={log.status} value={row.status} />
}

const columnsOf = (open: Open): ColumnOf<ControlLog>[] => [
  { field: log.createTime, text: (row) => formatTime(row.createTime), open: ({ id }) => open('detail', id) },
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

export default function ControlLogList() {
  const t = useT()
  const linkTo = useLinkActions()
  const { open, ...list } = useLog(columnsOf)
  return (
    <>
      <ListScreen
        {...list}
        load={vehicleControl.listLogs}
        rowKey={log.id}
        filters={FILTERS}
        defaults={DEFAULTS}
        emptyText={t('vehicleControl.noCommands')}
        above={(answer) => answer && <ControlCharts summary={answer.summary} />}
        toolbar={<AutoRefresh of={vehicleControl.listLogs} />}
        actions={({ id, vin, tspRequestNo }) => [
          { label: 'kit.detail', run: () => open('detail', id) },
          linkTo('vehicleControl.tspCalls', TSP_LOG, { requestNo: tspRequestNo }),
          linkTo('vehicleControl.condition', CONDITION, { vin }),
        ]}
      />
      <ControlLogPanel />
    </>
  )
}
