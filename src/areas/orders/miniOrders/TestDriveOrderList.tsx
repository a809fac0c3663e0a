import { Space } from 'antd'
import { useMemo } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { Appointment, TestDriveDetail } from '@/business/TestDriveDetail'
import { useViewer } from '@/business/viewer'
import { type TestDriveOrder as Drive, testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { Panel } from '@/kit/dialog/dialog'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { PanelNav } from '@/kit/record/neighbours'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { Stars } from '@/kit/show/Stars'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { driveRows, OF_MINI } from './parts/calls'
import { useOpenedId } from './parts/useOpenedId'

const DriveDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord of={testDrive.get.query({ id })} title={t('kit.detail')} width={760} onClose={onClose}>
      {(row) => (
        <Panel
          open
          width={760}
          title={
            <Space wrap>
              <bdi className="digits">{row.orderNo || row.id}</bdi>
              <StatusTag field={drive.status} value={row.status} />
            </Space>
          }
          extra={<PanelNav at="id" />}
          onClose={onClose}
        >
          <TestDriveDetail row={row} />
        </Panel>
      )}
    </LoadRecord>
  )
}

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

export default function TestDriveOrderList() {
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
