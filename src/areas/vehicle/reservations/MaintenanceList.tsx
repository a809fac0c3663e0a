import './reservations.css'
import { CarOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { adviserFilter } from '@/business/adviserFilter'
import { exactPlateFilter } from '@/business/plateFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { type Viewer, useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { type MaintenanceReserve, maintenanceReserve as reserve } from '@/entities/vehicle/maintenanceReserve'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { Blank } from '@/kit/show/Blank'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DayBoard } from './parts/DayBoard'
import { NEXT_DAYS, reserveDaysFilter } from './parts/reserveFilters'
import { ReserveState } from './parts/reserveMarks'
import { ReserveSummary } from './parts/ReserveSummary'
import { useReserveActions } from './parts/useReserveActions'

const BOARD = 'board'
const DEFAULTS = { reserveDate: NEXT_DAYS } as const
const SORT = { field: 'reserveDate', order: 'asc' } as const
const detailOf = ({ id }: { id: string }) => (isGiven(id) ? to('/afterSale-management/maintenanceDetails', { id }) : '')
const nameOf = (row: MaintenanceReserve) => row.reserveNo || row.id

const PickUp = ({ row }: { row: MaintenanceReserve }) => {
  const t = useT()
  return isYes(row.pickupFlag) ? <CarOutlined role="img" aria-label={t(reserve.pickupFlag.label)} /> : <Blank />
}

const columnsFor = ({ ownDealer }: Viewer): ColumnOf<MaintenanceReserve>[] => [
  { field: reserve.reserveNo, width: 168, link: detailOf },
  { field: reserve.status, width: 168, cell: (row) => <ReserveState row={row} /> },
  { field: reserve.reserveDate, width: 124, below: reserve.slot },
  { field: reserve.customerName, width: 124, below: reserve.phone },
  { field: reserve.plate, width: 124, below: reserve.seriesName },
  reserve.serviceType,
  ownDealer ? { field: reserve.advisorName } : { field: reserve.dealerName, below: reserve.advisorName },
  { field: reserve.pickupFlag, cell: (row) => <PickUp row={row} /> },
  reserve.discount,
  reserve.mileage,
  reserve.createTime,
]

const Views = () => (
  <ViewSwitch
    views={[
      { value: '', label: 'list.asTable' },
      { value: BOARD, label: 'reservations.dayBoard' },
    ]}
  />
)

export default function MaintenanceList() {
  const viewer = useViewer()
  const { actionsOf, host } = useReserveActions()
  const { query, go } = useScreen()
  const filters = useMemo(
    () => [
      containsFilter(reserve.reserveNo),
      phoneFilter(reserve.phone),
      exactPlateFilter(reserve.plate),
      choicesFilter(reserve.status),
      reserveDaysFilter,
      choicesFilter(reserve.serviceType),
      choicesFilter(reserve.source),
      ...areaFiltersFor(viewer, { areaName: { label: 'region.filter' }, dealerName: reserve.dealerName }),
      ...(viewer.ownDealer ? [adviserFilter(reserve.advisorName, viewer.ownDealer)] : []),
    ],
    [viewer],
  )
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  if (viewer.ownDealer && query.get('view') === BOARD)
    return <DayBoard dealerCode={viewer.ownDealer} views={<Views />} />
  return (
    <>
      <ListScreen
        load={reservations.list}
        rowKey={reserve.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        above={() => <ReserveSummary />}
        toolbar={viewer.ownDealer && <Views />}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => go(detailOf(row)) }]}
      />
      {host}
    </>
  )
}
