import { BarChartOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { consultantIdFilter } from '@/business/ConsultantFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { plateFilter } from '@/business/plateFilter'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { Appointment, TestDriveDetail } from '@/business/TestDriveDetail'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type TestDriveOrder, testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { useToday } from '@/kit/data/useToday'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { orDash } from '@/kit/show/Blank'
import { CellLink } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { isBlank } from '@/lib/given'
import { formatPeriod, inZone } from '@/lib/time'
import { useT } from '@/locales'
import { DayBoard } from './parts/DayBoard'
import { DriveChart, DriveFigures } from './parts/DriveFigures'
import { BOARD, ViewTabs } from './parts/ViewTabs'

const SORT = { field: drive.appointTime.key, order: 'desc' } as const
/** The list begins with the bookings of this many days before and after today. */
const AROUND_DAYS = 7
const nameOf = (row: TestDriveOrder) => row.orderNo || row.id

const filtersOf = (viewer: Viewer) => [
  containsFilter({ ...drive.orderNo, kind: 'id' }),
  phoneFilter(drive.phone),
  choicesFilter(drive.status),
  spanFilter(drive.appointTime),
  plateFilter(drive.plate),
  seriesFilterOf(drive.seriesName),
  choicesFilter(drive.source),
  ...(viewer.hq
    ? [
        { ...regionFilter({ to: 'areaName', label: drive.areaName.label }), clears: ['dealerCode'] },
        { ...dealerOfRegionFilter, label: drive.dealerName.label },
      ]
    : dealerFiltersFor(viewer)),
  ...(viewer.ownDealer ? [consultantIdFilter(drive.consultantName, 'consultantId', viewer.ownDealer)] : []),
]

const columnsOf = (viewer: Viewer, open: (id: string) => void): ColumnOf<TestDriveOrder>[] =>
  forViewer(viewer, [
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
    { field: drive.plate, width: 140, below: drive.seriesName },
    { field: drive.dealerName, width: 200, below: drive.areaName },
    { field: drive.consultantName, width: 110 },
    drive.source,
    {
      field: drive.startTime,
      width: 200,
      cell: (row) => <span className="digits">{orDash(formatPeriod(row.startTime, row.endTime, 'MM-DD HH:mm'))}</span>,
    },
    drive.mileage,
    { field: drive.score, width: 140, cell: (row) => <Stars value={row.score} /> },
  ])

const List = () => {
  const t = useT()
  const viewer = useViewer()
  const today = useToday()
  const { open } = useOpened()
  const way = usePermittedLinks()
  const [hasChart, setChart] = useState(false)
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, (id) => open('detail', id)), [viewer, open])
  const defaults = useMemo(() => {
    const day = (by: number) => inZone(Date.now()).add(by, 'day').format('YYYY-MM-DD')
    return { appointTime: `${day(-AROUND_DAYS)}~${day(AROUND_DAYS)}` }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the days move on when another day begins
  }, [today])
  return (
    <ListScreen
      load={testDrive.list}
      above={(answer) => (
        <>
          <DriveFigures />
          {hasChart && <DriveChart days={answer?.days} />}
        </>
      )}
      rowKey={drive.id}
      nameOf={nameOf}
      filters={filters}
      defaults={defaults}
      columns={columns}
      sort={SORT}
      toolbar={
        <>
          <ViewTabs />
          <Button icon={<BarChartOutlined />} aria-pressed={hasChart} onClick={() => setChart(!hasChart)}>
            {t(hasChart ? 'testDrive.hideChart' : 'testDrive.showChart')}
          </Button>
          <Export from={testDrive.exportList} can="testDrive.exportList" />
        </>
      }
      actions={(row) => {
        const lead = isBlank(row.clueId) ? undefined : way('/clue-management/clueDetail', { clueId: row.clueId })
        return [
          { label: 'kit.detail', run: () => open('detail', row.id) },
          { label: 'testDrive.lead', hide: !lead, run: () => lead?.() },
        ]
      }}
    />
  )
}

/** The test drives of all sources: a list of them, and the board of one dealer's day. Read only: the dealer's app changes their state. */
export default function DriveList() {
  const { query } = useScreen()
  return (
    <>
      {query.get('view') === BOARD ? <DayBoard /> : <List />}
      <RecordPanel load={testDrive.get} title={nameOf} status={drive.status}>
        {(row) => <TestDriveDetail row={row} />}
      </RecordPanel>
    </>
  )
}
