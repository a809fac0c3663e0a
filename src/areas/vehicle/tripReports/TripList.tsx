import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import { plateFilter } from '@/business/plateFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type Trip, trip } from '@/entities/vehicle/trip'
import { useLinkActions } from '@/kit/actions/links'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, wordFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { monthSpanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { orDash } from '@/kit/show/Blank'
import { clock } from '@/kit/show/format'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { Alarms, TrackPanel } from './parts/TrackPanel'
import { RulesPanel } from './parts/RulesPanel'
import { TripChart, TripFigures } from './parts/TripFigures'

const SORT = { field: trip.startTime.key, order: 'desc' } as const
const DEFAULTS = { startTime: 'last7' }
const RULES = 'rules'
const TRACK = 'track'
const nameOf = (row: Trip) => row.tripNo || row.id

const filtersOf = (viewer: Viewer) => [
  plateFilter(trip.plate),
  monthSpanFilter(trip.startTime),
  trip.tripType,
  choicesFilter(trip.alarms),
  vinFilter(trip.vin),
  seriesFilterOf(trip.seriesName),
  containsFilter(trip.orderNo),
  wordFilter({ key: 'withOrder', label: 'tripReports.withOrder' }, ['1', '0'], (text, t) =>
    t(text === '1' ? 'tripReports.withOrder.1' : 'tripReports.withOrder.0'),
  ),
  ...areaFiltersFor(viewer, trip),
]

const columnsOf = (viewer: Viewer, open: Open): ColumnOf<Trip>[] =>
  forViewer(viewer, [
    { field: trip.tripNo, width: 180, text: nameOf, open: ({ id }) => open(TRACK, id) },
    { field: trip.status, width: 110 },
    { field: trip.plate, width: 130, below: trip.seriesName },
    { field: trip.alarms, width: 160, cell: (row) => <Alarms codes={row.alarms} /> },
    trip.tripType,
    {
      field: trip.startTime,
      width: 230,
      cell: (row) => <span className="digits">{orDash(formatPeriod(row.startTime, row.endTime, 'MM-DD HH:mm'))}</span>,
    },
    { field: trip.duration, width: 100, cell: (row) => <span className="digits">{clock(row.duration)}</span> },
    { field: trip.mileage, width: 110 },
    { field: trip.maxSpeed, width: 140 },
    { field: trip.dealerName, width: 200, below: trip.areaName },
    { field: trip.orderNo, width: 180, below: trip.consultantName },
  ])

export default function TripList() {
  const t = useT()
  const viewer = useViewer()
  const { mode, open, close } = useOpened()
  const { query, setQuery } = useScreen()
  const linked = query.get('id')
  useEffect(() => {
    if (linked) setQuery({ id: undefined, mode: TRACK, record: linked })
  }, [linked, setQuery])
  const linkTo = useLinkActions()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, open), [viewer, open])
  return (
    <>
      <ListScreen
        load={tripReports.list}
        above={(answer) => (
          <>
            <TripFigures />
            <ChartFold>
              <TripChart days={answer?.days} />
            </ChartFold>
          </>
        )}
        rowKey={trip.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        emptyText={t('tripReports.noTrips')}
        toolbar={
          <>
            <Button icon={<SettingOutlined />} onClick={() => open(RULES)}>
              {t('tripReports.rules')}
            </Button>
            <Export from={tripReports.exportList} can="tripReports.exportList" />
          </>
        }
        actions={({ id, orderNo }) => [
          { label: 'tripReports.track', run: () => open(TRACK, id) },
          linkTo('tripReports.toDrive', '/drive-management/driveList', { orderNo }),
        ]}
      />
      <TrackPanel />
      {mode === RULES && <RulesPanel onClose={close} />}
    </>
  )
}
