import './vehicleControl.css'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type TspWriteOff, tspWriteOff as field, writeOffStatus } from '@/entities/vehicle/tspWriteOff'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useQueue } from './parts/moving'
import { CANCEL, useWriteOffActions, WRITE_OFF_MOVES, writeOffName, WriteOffState } from './parts/writingOff'
import { WriteOffPanel } from './parts/WriteOffPanel'
import { WriteOffWizard } from './parts/WriteOffWizard'

const TO_DECIDE = String(writeOffStatus.toDecide)
const DEFAULTS = { status: TO_DECIDE }
/** `vin` in the address opens the wizard, so the filter has another key. */
const carFilter: Filter<'vin', 'car'> = { ...vinFilter(field.vin), key: 'car' }
const FILTERS = [
  statusTabs(field.status, writeOffStatus.toDecide),
  containsFilter(field.writeOffNo),
  carFilter,
  phoneFilter(field.phone),
  field.source,
  field.reasonType,
  seriesFilterOf(field.seriesName),
  spanFilter(field.createTime),
]

const columnsOf = (open: (row: TspWriteOff) => void): ColumnOf<TspWriteOff>[] => [
  { field: field.writeOffNo, width: 150, text: writeOffName, open },
  { field: field.status, width: 130, cell: (row) => <WriteOffState row={row} /> },
  { field: field.vin, width: 180, below: field.plate },
  { field: field.reasonType, width: 130, below: field.source },
  { field: field.userName, width: 130, below: field.phone },
  { field: field.createTime, width: 160, below: field.createBy },
  { field: field.serviceEndTime, width: 130 },
  { field: field.finishTime, width: 160 },
  field.seriesName,
]

export default function WriteOffList() {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const { mode, open, close } = useOpened()
  const { actionsOf, host } = useWriteOffActions((id) => open(CANCEL, id))
  const queue = useQueue({
    load: vehicleControl.listTspWriteOffs,
    columnsOf,
    mode: 'request',
    by: field.createTime.key,
    waiting: writeOffStatus.toDecide,
    initially: TO_DECIDE,
    moves: WRITE_OFF_MOVES,
    actionsOf,
  })
  const vin = query.get('vin') ?? undefined
  const isNew = (mode === 'new' || !!vin) && may('vehicleControl.writeOffTsp')
  return (
    <>
      <ListScreen
        {...queue}
        load={vehicleControl.listTspWriteOffs}
        rowKey={field.id}
        nameOf={writeOffName}
        filters={FILTERS}
        defaults={DEFAULTS}
        emptyText={t('vehicleControl.noWriteOffs')}
        create={{ label: 'vehicleControl.newWriteOff', can: 'vehicleControl.writeOffTsp', run: () => open('new') }}
      />
      <WriteOffPanel actions={actionsOf} />
      {isNew && (
        <WriteOffWizard vin={vin} onClose={() => (vin ? setQuery({ vin: undefined, mode: undefined }) : close())} />
      )}
      {host}
    </>
  )
}
