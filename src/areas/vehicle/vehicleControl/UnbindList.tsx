import './vehicleControl.css'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { plateFilter } from '@/business/plateFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { carBindStatus, type VehicleBind, vehicleBind as bind } from '@/entities/vehicle/vehicleBind'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { OpenCount } from './parts/Measured'
import { useQueue } from './parts/moving'
import { BindState, UNBIND, UNBIND_MOVES, useUnbindActions } from './parts/unbinding'
import { UnbindPanel } from './parts/UnbindPanel'
import { UnbindWizard } from './parts/UnbindWizard'

const TO_REVIEW = String(carBindStatus.toReview)
const DEFAULTS = { status: TO_REVIEW }
const NO_DEFAULTS = {}
const TODO = { scope: 'todo' } as const
const ALL = { scope: 'all' } as const
const FILTERS = [
  statusTabs(bind.status, carBindStatus.toReview),
  vinFilter(bind.vin),
  phoneFilter(bind.phone),
  bind.applyType,
  plateFilter(bind.plate),
  seriesFilterOf(bind.seriesName),
  spanFilter(bind.applyTime),
  spanFilter(bind.bindTime),
]
const nameOf = ({ vin }: VehicleBind) => vin

const columnsOf = (open: (row: VehicleBind) => void): ColumnOf<VehicleBind>[] => [
  { field: bind.vin, width: 190, below: bind.plate, open },
  { field: bind.status, width: 150, cell: ({ status }) => <BindState status={status} /> },
  { field: bind.userName, width: 130, below: bind.phone },
  { field: bind.applyType, width: 120 },
  { field: bind.authCount, width: 100, cell: ({ authCount }) => <OpenCount value={authCount} /> },
  { field: bind.applyTime, width: 160 },
  { field: bind.reason, width: 200 },
  { field: bind.certType, width: 120 },
  { field: bind.bindTime, width: 160 },
  bind.seriesName,
  { field: bind.updateTime, width: 160, below: bind.updateBy },
]

export default function UnbindList() {
  const t = useT()
  const { query } = useScreen()
  const { mode, open, close } = useOpened()
  const { actionsOf, host } = useUnbindActions((id) => open(UNBIND, id))
  // A search for one car covers all states.
  const initially = query.get('vin') ? '' : TO_REVIEW
  const queue = useQueue({
    load: vehicleControl.listUnbinds,
    columnsOf,
    mode: 'binding',
    by: bind.applyTime.key,
    waiting: carBindStatus.toReview,
    initially,
    moves: UNBIND_MOVES,
    actionsOf,
  })
  const isTodo = (query.get('status') ?? initially) === TO_REVIEW
  return (
    <>
      <ListScreen
        {...queue}
        load={vehicleControl.listUnbinds}
        also={isTodo ? TODO : ALL}
        rowKey={bind.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={initially ? DEFAULTS : NO_DEFAULTS}
        emptyText={t('vehicleControl.noUnbinds')}
        create={{ label: 'vehicleControl.unbindFor', can: 'vehicleControl.unbind', run: () => open('new') }}
      />
      <UnbindPanel actions={actionsOf} />
      {mode === 'new' && <UnbindWizard onClose={close} />}
      {host}
    </>
  )
}
