import { useMemo } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { consultantIdFilter } from '@/business/ConsultantFilter'
import { plateFilter } from '@/business/plateFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { Appointment, TestDriveDetail } from '@/business/TestDriveDetail'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type TestDriveOrder, testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { useLinkActions } from '@/kit/actions/links'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useToday } from '@/kit/data/useToday'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { orDash } from '@/kit/show/Blank'
import { Stars } from '@/kit/show/Stars'
import { formatPeriod, inZone } from '@/lib/time'
import { BOARD, DayBoard, ViewTabs } from './parts/DayBoard'
import { testDriveStatus as states } from '@/entities/orders/miniEnums'
import { Chart } from '@/kit/chart/Chart'
import { everyDay, openDays } from '@/kit/chart/days'
import { useSummary } from '@/kit/list/place'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { type TextKey, useT } from '@/locales'

const SORT = { field: drive.appointTime.key, order: 'desc' } as const
const AROUND_DAYS = 7
const nameOf = (row: TestDriveOrder) => row.orderNo || row.id

const ofState = (label: TextKey, code: number, bad?: boolean): SummaryTile => {
  const status = String(code)
  return { label, name: status, filters: { status }, bad }
}

const DriveFigures = () => {
  const { oneDecimal, percent } = useFormats()
  const summary = useSummary()
  const ended = sumOf([states.done, states.noShow, states.cancelled].map((code) => summary?.[code]))
  return (
    <SummaryTiles
      label="testDrive.figures"
      of={[
        { label: 'testDrive.booked', name: 'all', filters: { status: '' } },
        ofState('testDriveStatus.toConfirm', states.toConfirm),
        ofState('testDriveStatus.done', states.done),
        ofState('testDriveStatus.noShow', states.noShow, true),
        { label: 'testDrive.doneRate', name: 'rate', value: percent(rateOf(summary?.[states.done], ended)) },
        { label: 'testDrive.averageScore', name: 'averageScore', value: oneDecimal(summary?.averageScore) },
      ]}
    />
  )
}

const DriveChart = ({ days: sent = [] }: { days: readonly testDrive.DriveDay[] | undefined }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const days = everyDay(sent)
  return (
    <div className="charts">
      <Chart
        title={t('testDrive.byDay')}
        of={t('testDrive.day')}
        categories={days.map(({ date }) => shortDay(date))}
        unfinished={openDays(days)}
        series={(drive.status.of?.options ?? []).map(({ value, label }) => ({
          name: t(label),
          stack: 'status',
          values: days.map(({ day }) => (day ? (day.counts[value] ?? null) : 0)),
        }))}
      />
    </div>
  )
}

const filtersOf = (viewer: Viewer) => [
  containsFilter({ ...drive.orderNo, kind: 'id' }),
  phoneFilter(drive.phone),
  choicesFilter(drive.status),
  spanFilter(drive.appointTime),
  plateFilter(drive.plate),
  seriesFilterOf(drive.seriesName),
  choicesFilter(drive.source),
  ...areaFiltersFor(viewer, drive),
  ...(viewer.ownDealer ? [consultantIdFilter(drive.consultantName, 'consultantId', viewer.ownDealer)] : []),
]

const columnsOf = (viewer: Viewer, open: Open): ColumnOf<TestDriveOrder>[] =>
  forViewer(viewer, [
    { field: drive.orderNo, width: 180, text: nameOf, open: ({ id }) => open('detail', id) },
    { field: drive.status, width: 104 },
    { field: drive.customerName, below: drive.phone },
    { field: drive.appointTime, width: 230, cell: (row) => <Appointment row={row} /> },
    { field: drive.plate, width: 140, below: drive.seriesName },
    { field: drive.dealerName, width: 200, below: drive.areaName },
    { field: drive.consultantName, width: 110 },
    drive.source,
    {
      field: drive.startTime,
      width: 230,
      cell: (row) => <span className="digits">{orDash(formatPeriod(row.startTime, row.endTime, 'MM-DD HH:mm'))}</span>,
    },
    drive.mileage,
    { field: drive.score, width: 140, cell: (row) => <Stars value={row.score} /> },
  ])

const List = () => {
  const viewer = useViewer()
  const today = useToday()
  const { open } = useOpened()
  const linkTo = useLinkActions()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, open), [viewer, open])
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
          <ChartFold>
            <DriveChart days={answer?.days} />
          </ChartFold>
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
          <Export from={testDrive.exportList} can="testDrive.exportList" />
        </>
      }
      actions={({ id, clueId, tripId }) => [
        { label: 'kit.detail', run: () => open('detail', id) },
        linkTo('testDrive.lead', '/clue-management/clueDetail', { clueId }),
        linkTo('testDrive.trip', '/trip-path/addCar', { mode: 'track', record: tripId }),
      ]}
    />
  )
}

/**
 * Test drives of all sources: a list, and the board of a dealer's day. Read only: the dealer's app changes their
 * state.
 */
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
