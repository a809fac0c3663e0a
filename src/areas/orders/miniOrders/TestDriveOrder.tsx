import { useMemo } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { Appointment } from '@/business/TestDriveDetail'
import { useViewer } from '@/business/viewer'
import { type TestDriveOrder as Drive, testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { CellLink } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { driveRows, OF_MINI } from './parts/calls'
import { DriveDrawer } from './parts/DriveDrawer'
import { useOpenedId } from './parts/useOpenedId'

const SORT = { field: 'appointTime', order: 'desc' } as const
const nameOf = (row: Drive) => row.orderNo || row.id

const columnsOf = (isOwn: boolean, open: (id: string) => void): ColumnOf<Drive>[] => [
  {
    field: drive.orderNo,
    width: 180,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {nameOf(row)}
      </CellLink>
    ),
  },
  { field: drive.status, width: 104 },
  { field: drive.customerName, below: drive.phone },
  { field: drive.appointTime, width: 230, cell: (row) => <Appointment row={row} /> },
  isOwn
    ? { field: drive.consultantName, width: 130 }
    : { field: drive.dealerName, width: 200, below: drive.consultantName },
  { field: drive.modelName, width: 170, below: drive.seriesName },
  { field: drive.plate, width: 120 },
  { field: drive.cityName, width: 110 },
  drive.startTime,
  drive.mileage,
  { field: drive.score, width: 140, cell: (row) => <Stars value={row.score} /> },
]

/** The test drives that customers booked in the mini-program. Read only: the dealer's app moves them on. */
export default function TestDriveOrder() {
  const viewer = useViewer()
  const { id, open, close } = useOpenedId()
  const filters = useMemo(
    () => [
      containsFilter(drive.orderNo),
      choicesFilter(drive.status),
      phoneFilter(drive.phone),
      containsFilter(drive.customerName),
      seriesFilterOf(drive.seriesName),
      ...dealerFiltersFor(viewer),
      containsFilter(drive.cityName),
      spanFilter(drive.appointTime),
    ],
    [viewer],
  )
  const columns = useMemo(() => columnsOf(viewer.ownDealer !== '', open), [viewer, open])
  return (
    <>
      <ListScreen
        load={driveRows}
        rowKey={drive.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        toolbar={<Export from={testDrive.exportList} can="testDrive.exportList" also={OF_MINI} />}
        actions={(row) => [{ label: 'kit.detail', run: () => open(row.id) }]}
      />
      {id && <DriveDrawer key={id} id={id} onClose={close} />}
    </>
  )
}
