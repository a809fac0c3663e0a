import './vehicleControl.css'
import { useMemo } from 'react'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type TspWriteOff, tspWriteOff as field, writeOffStatus } from '@/entities/vehicle/tspWriteOff'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useMovesPoll } from './parts/moving'
import { CANCEL, isRunning, useWriteOffActions, WRITE_OFF_PACE, writeOffName, WriteOffState } from './parts/writingOff'
import { WriteOffPanel } from './parts/WriteOffPanel'
import { WriteOffWizard } from './parts/WriteOffWizard'

const TO_DECIDE = String(writeOffStatus.toDecide)
const DEFAULTS = { status: TO_DECIDE }
/** `vin` of the address opens the wizard at that car, so the filter has a key of its own. */
const carFilter: Filter<'vin', 'car'> = { ...vinFilter(field.vin), key: 'car' }
const FILTERS = [
  statusTabs(field.status, writeOffStatus.toDecide),
  containsFilter({ key: field.writeOffNo.key, label: field.writeOffNo.label }),
  carFilter,
  phoneFilter(field.phone),
  field.source,
  field.reasonType,
  seriesFilterOf(field.seriesName),
  spanFilter(field.createTime),
]

const columnsOf = (open: (id: string) => void): ColumnOf<TspWriteOff>[] => [
  {
    field: field.writeOffNo,
    width: 150,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {writeOffName(row)}
      </CellLink>
    ),
  },
  { field: field.status, width: 130, cell: (row) => <WriteOffState row={row} /> },
  { field: field.vin, width: 180, below: field.plate },
  { field: field.reasonType, width: 130, below: field.source },
  { field: field.userName, width: 130, below: field.phone },
  { field: field.createTime, width: 160, below: field.createBy },
  { field: field.serviceEndTime, width: 130 },
  { field: field.finishTime, width: 160 },
  field.seriesName,
]

/** The requests to end the connected service of cars; headquarters decides on them and makes its own. */
export default function WriteOffList() {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const { mode, open, close } = useOpened()
  const { actionsOf, host } = useWriteOffActions((id) => open(CANCEL, id))
  useMovesPoll(vehicleControl.listTspWriteOffs, isRunning, WRITE_OFF_PACE)
  const columns = useMemo(() => columnsOf((id) => open('request', id)), [open])
  const sort = useQueueSort({
    by: field.createTime.key,
    waiting: [writeOffStatus.toDecide],
    initially: TO_DECIDE,
  })
  const vin = query.get('vin') ?? undefined
  const isNew = (mode === 'new' || !!vin) && may('vehicleControl.writeOffTsp')
  return (
    <>
      <ListScreen
        load={vehicleControl.listTspWriteOffs}
        rowKey={field.id}
        nameOf={writeOffName}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={sort}
        emptyText={t('vehicleControl.noWriteOffs')}
        create={{ label: 'vehicleControl.newWriteOff', can: 'vehicleControl.writeOffTsp', run: () => open('new') }}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('request', row.id) }]}
      />
      <WriteOffPanel actions={actionsOf} />
      {isNew && (
        <WriteOffWizard vin={vin} onClose={() => (vin ? setQuery({ vin: undefined, mode: undefined }) : close())} />
      )}
      {host}
    </>
  )
}
