import './vehicleControl.css'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { findById } from '@/api/findById'
import { notify } from '@/api/notices'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { type TspLog, tspLog as log } from '@/entities/vehicle/tspLog'
import { useLinkActions } from '@/kit/actions/links'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { monthSpanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import type { Open } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { maskTail } from '@/lib/masking'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AutoRefresh } from './parts/AutoRefresh'
import { CarLink } from './parts/CarLink'
import { JsonTree } from './parts/JsonTree'
import { logName, slowerFilter, useLog } from './parts/log'
import { CostMs, OpenCount } from './parts/Measured'
import { TspCharts } from './parts/TspCharts'

const DEFAULTS = { createTime: 'today' }
const FILTERS = [
  containsFilter(log.requestNo),
  vinFilter(log.vin),
  containsFilter(log.interfaceName),
  monthSpanFilter(log.createTime),
  choicesFilter(log.status),
  log.bizType,
  log.direction,
  containsFilter(log.provider),
  slowerFilter(log.costMs),
]
const CONTROL_LOG = '/carControl/caRcontrol-log'
/** Duration in ms above which a call is bad. */
const BAD_MS = 3000

/** Returns true if a search may be exported: one car, one request, or one day. */
const isNarrow = ({ vin, requestNo, createTimeStart, createTimeEnd }: Record<string, unknown>): boolean =>
  plain(vin) !== '' ||
  plain(requestNo) !== '' ||
  (plain(createTimeStart) !== '' && plain(createTimeStart).slice(0, 10) === plain(createTimeEnd).slice(0, 10))

const NarrowExport = () => {
  const t = useT()
  const may = useMay()
  const { search, total } = useList()
  if (total === 0 || isNarrow(search))
    return <Export from={vehicleControl.exportTspLogs} can="vehicleControl.exportTspLogs" />
  if (!may('vehicleControl.exportTspLogs')) return null
  return (
    <Button icon={<DownloadOutlined />} onClick={() => notify('warning', t('vehicleControl.exportTooWide'))}>
      {t('list.export')}
    </Button>
  )
}

const columnsOf = (open: Open): ColumnOf<TspLog>[] => [
  { field: log.requestNo, width: 200, text: logName, open: ({ id }) => open('detail', id) },
  log.status,
  log.createTime,
  { field: log.interfaceName, width: 210, below: log.bizType },
  { field: log.resultCode, width: 110, below: log.httpStatus },
  { field: log.message, width: 180 },
  { field: log.costMs, width: 100, cell: ({ costMs }) => <CostMs value={costMs} bad={BAD_MS} /> },
  { field: log.retryCount, cell: ({ retryCount }) => <OpenCount value={retryCount} /> },
  { field: log.vin, width: 180 },
  { field: log.provider, below: log.direction },
]

const TspLogPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      wide
      load={(id) => findById(vehicleControl.listTspLogs, { id })}
      title={(row) => logName(row)}
      status={log.status}
      facts={(row) => [
        log.interfaceName,
        log.bizType,
        log.direction,
        log.provider,
        [log.vin, <CarLink key="vin" vin={row.vin} />],
        [log.iccid, maskTail(plain(row.iccid))],
        log.httpStatus,
        log.resultCode,
        log.message,
        log.costMs,
        log.retryCount,
        log.createTime,
        [
          log.requestNo,
          <PermittedLink
            key="no"
            digits
            text={row.requestNo}
            path="/carControl/caRcontrol-log"
            query={{ requestNo: row.requestNo }}
          />,
        ],
      ]}
    >
      {(row) => (
        <div className="json-panes">
          <JsonTree title={t(log.requestBody.label)} body={row.requestBody} />
          <JsonTree title={t(log.responseBody.label)} body={row.responseBody} />
        </div>
      )}
    </RecordPanel>
  )
}

export default function TspLogList() {
  const t = useT()
  const linkTo = useLinkActions()
  const { open, ...list } = useLog(columnsOf)
  return (
    <>
      <ListScreen
        {...list}
        load={vehicleControl.listTspLogs}
        rowKey={log.id}
        filters={FILTERS}
        defaults={DEFAULTS}
        emptyText={t('vehicleControl.noCalls')}
        above={(answer) => answer && <TspCharts summary={answer.summary} />}
        toolbar={
          <>
            <NarrowExport />
            <AutoRefresh of={vehicleControl.listTspLogs} />
          </>
        }
        actions={({ id, requestNo }) => [
          { label: 'kit.detail', run: () => open('detail', id) },
          linkTo('vehicleControl.controlLog', CONTROL_LOG, { requestNo }),
        ]}
      />
      <TspLogPanel />
    </>
  )
}
