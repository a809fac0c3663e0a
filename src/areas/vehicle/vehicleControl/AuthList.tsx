import './vehicleControl.css'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type VehicleAuth, vehicleAuth as auth } from '@/entities/vehicle/vehicleAuth'
import { useLinkActions } from '@/kit/actions/links'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { vinFilter } from '@/kit/list/vinFilter'
import { useScreen } from '@/kit/page/screen'
import { optionName } from '@/kit/show/format'
import { Mark, StatusTag, Tags } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { endsSoon } from './parts/authState'

const SORT = { field: auth.createTime.key, order: 'desc' } as const
const FILTERS = [
  vinFilter(auth.vin),
  phoneFilter(auth.ownerPhone),
  phoneFilter(auth.granteePhone),
  choicesFilter(auth.status),
  auth.authType,
  auth.relation,
  seriesFilterOf(auth.seriesName),
  spanFilter(auth.createTime),
]
const nameOf = ({ authNo, id }: VehicleAuth) => authNo || id
const detailOf = ({ id }: VehicleAuth) => to('/carControl/empower-details', { id })
const MAX_SCOPES = 3

const State = ({ row }: { row: VehicleAuth }) => {
  const t = useT()
  return (
    <>
      <StatusTag field={auth.status} value={row.status} />{' '}
      {endsSoon(row) && <Mark tone="warning">{t('vehicleControl.endsSoon')}</Mark>}
    </>
  )
}
const Scopes = ({ of: scopes }: { of: readonly string[] }) => {
  const t = useT()
  return <Tags max={MAX_SCOPES} texts={scopes.map((code) => optionName(t, auth.scopes, code))} />
}

const COLUMNS: ColumnOf<VehicleAuth>[] = [
  { field: auth.authNo, width: 160, link: detailOf, text: nameOf },
  { field: auth.status, width: 180, cell: (row) => <State row={row} /> },
  { field: auth.vin, width: 180, below: auth.plate },
  { field: auth.ownerName, below: auth.ownerPhone },
  { field: auth.granteeName, width: 150, below: auth.granteePhone },
  { field: auth.authType, below: auth.relation },
  { field: auth.startTime, below: auth.endTime },
  { field: auth.scopes, width: 260, cell: ({ scopes }) => <Scopes of={scopes} /> },
  auth.useCount,
  auth.lastUseTime,
  auth.seriesName,
  auth.createTime,
]

const SUMS = [
  { label: 'vehicleControl.authActive', name: 'activeCount' },
  { label: 'vehicleControl.authWaiting', name: 'waitingCount' },
  { label: 'vehicleControl.authKeys', name: 'bluetoothCount' },
  { label: 'vehicleControl.authEnded', name: 'endedCount' },
] as const

export default function AuthList() {
  const t = useT()
  const { go } = useScreen()
  const linkTo = useLinkActions()
  return (
    <ListScreen
      load={vehicleControl.listAuths}
      rowKey={auth.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      emptyText={t('vehicleControl.noAuths')}
      above={() => <SummaryTiles label="vehicleControl.authSums" of={SUMS} />}
      actions={(row) => [
        { label: 'kit.detail', run: () => go(detailOf(row)) },
        linkTo('vehicleControl.controlLog', '/carControl/caRcontrol-log', { vin: row.vin }),
        linkTo('vehicleControl.unbinding', '/carControl/unbundling', { vin: row.vin }),
      ]}
    />
  )
}
