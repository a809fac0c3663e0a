import '../tripReports.css'
import { Alert, Button, Flex } from 'antd'
import { memo, type PointerEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import { is, isYes } from '@/entities/field'
import { trip, tripAlarm, type TripDetail, tripPoint, type TripPoint, tripStatus } from '@/entities/vehicle/trip'
import { useLoad } from '@/kit/data/load'
import { LineMap, type MapMark } from '@/kit/map/LineMap'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { clock, optionName, plain } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Playback } from './Playback'
import { isAlarm, linesOf, MAX_DRAWN, stopsOf, thinned } from './track'

const PAGE_SIZE = 20

const WIDTH = 1000
const HEIGHT = 100

/** Speeds along a track with the limit. The slider beside it has the same data as text. A click moves the cursor. */
const SpeedCurve = ({
  points,
  limit,
  cursor,
  onMove,
}: {
  points: readonly TripPoint[]
  limit: number | null
  cursor: number
  onMove: (place: number) => void
}) => {
  const x = (at: number) => (at / Math.max(points.length - 1, 1)) * WIDTH
  // The cursor moves many times per second; the curve is cached.
  const curve = useMemo(() => {
    const top = Math.max(limit ?? 0, ...points.map(({ speed }) => speed ?? 0), 1) * 1.05
    const y = (speed: number) => (HEIGHT - (speed / top) * HEIGHT).toFixed(1)
    const step = WIDTH / Math.max(points.length - 1, 1)
    const line = points.flatMap(({ speed }, at) => (speed === null ? [] : `${(at * step).toFixed(1)},${y(speed)}`))
    return (
      <>
        {limit !== null && <line className="speed-limit" x1={0} x2={WIDTH} y1={y(limit)} y2={y(limit)} />}
        <polyline points={line.join(' ')} />
      </>
    )
  }, [points, limit])
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0)
      onMove(Math.round(Math.min(Math.max((event.clientX - left) / width, 0), 1) * Math.max(points.length - 1, 0)))
  }
  return (
    <svg
      className="speed-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      onPointerDown={move}
      onPointerMove={move}
    >
      {curve}
      <line className="speed-cursor" x1={x(cursor)} x2={x(cursor)} y1={0} y2={HEIGHT} />
    </svg>
  )
}

const PointTable = memo(({ points, onMove }: { points: readonly TripPoint[]; onMove: (place: number) => void }) => {
  const t = useT()
  return (
    <SmallTable
      rowKey="seq"
      dataSource={[...points]}
      columns={[
        {
          key: 'seq',
          title: t(tripPoint.seq.label),
          render: (_: unknown, point: TripPoint) => (
            <Button type="link" size="small" onClick={() => onMove(points.indexOf(point))}>
              {point.seq}
            </Button>
          ),
        },
        ...[tripPoint.createTime, tripPoint.location, tripPoint.speed].map((field) => ({
          key: field.key,
          title: t(field.label),
          render: (_: unknown, point: TripPoint) => <Value field={field} value={point[field.key]} full />,
        })),
        {
          key: 'alarm',
          title: t(tripPoint.alarm.label),
          render: (_: unknown, { alarm }: TripPoint) =>
            isAlarm(alarm) && <Mark tone="error">{optionName(t, { of: tripAlarm }, alarm)}</Mark>,
        },
      ]}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: PAGE_SIZE, showSizeChanger: false, hideOnSinglePage: true }}
    />
  )
})

/** Renders its children deferred, after the rest of the panel. */
const Later = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children

const Track = ({ row }: { row: TripDetail }) => {
  const t = useT()
  const rules = useLoad(tripReports.getConfig.query(undefined, { quiet: true }))
  const limit = numberIn(rules.data?.speedLimit)
  const radius = numberIn(rules.data?.fenceRadius)
  const points = useMemo(() => thinned(row.points), [row.points])
  const stops = useMemo(() => stopsOf(row.points), [row.points])
  const [cursor, setCursor] = useState(0)
  const contents = useMemo(() => {
    const isUnderWay = is(row.status, tripStatus.running)
    const end = isUnderWay
      ? formatTime(points.at(-1)?.createTime, 'HH:mm:ss')
      : plain(row.endAddress) || t(trip.endAddress.label)
    const mark = (point: TripPoint | undefined, tone: MapMark['tone'], name: string): MapMark[] =>
      point ? [{ at: point.location, name, tone }] : []
    const marks = [
      ...mark(points[0], 'start', plain(row.startAddress) || t(trip.startAddress.label)),
      ...mark(points.slice(1).at(-1), 'end', end),
      ...points
        .filter(({ alarm }) => isAlarm(alarm))
        .flatMap((point) => mark(point, 'alarm', optionName(t, { of: tripAlarm }, point.alarm))),
    ]
    return {
      lines: linesOf(points, limit),
      marks,
      zone: row.dealerLocation && radius !== null ? { centre: row.dealerLocation, radius } : undefined,
    }
  }, [points, limit, radius, row, t])
  if (points.length < 2)
    return (
      <Alert type="warning" showIcon title={t(isYes(row.expired) ? 'tripReports.expired' : 'tripReports.noPoints')} />
    )
  return (
    <>
      {row.points.length > MAX_DRAWN && <Alert type="info" showIcon title={t('tripReports.thinned')} />}
      <LineMap label={t('tripReports.map')} of={contents} cursor={points[cursor]?.location} />
      <h3 className="section-title">
        {t('tripReports.curve')} <small className="quiet">{t('tripReports.stops', { count: stops })}</small>
      </h3>
      <SpeedCurve points={points} limit={limit} cursor={cursor} onMove={setCursor} />
      <Playback points={points} cursor={cursor} onMove={setCursor} />
      <h3 className="section-title">{t('tripReports.points')}</h3>
      <Later>
        <PointTable points={points} onMove={setCursor} />
      </Later>
    </>
  )
}

export const Alarms = ({ codes }: { codes: TripDetail['alarms'] }) => {
  const t = useT()
  return (
    <Flex gap={4} wrap>
      {codes?.map((code) => (
        <Mark key={code} tone="error">
          {optionName(t, { of: tripAlarm }, code)}
        </Mark>
      ))}
    </Flex>
  )
}

/** Panel of a trip with its track. A current trip shows the points so far and is refreshed manually. */
export const TrackPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      load={tripReports.get}
      wide
      title={(row) => row.tripNo || row.id}
      status={trip.status}
      marks={(row) => <Alarms codes={row.alarms} />}
      actions={(row) => [
        {
          label: 'list.refresh',
          hide: !is(row.status, tripStatus.running),
          run: () => undefined,
          done: t('tripReports.refreshed'),
        },
      ]}
      facts={(row) => [
        trip.plate,
        trip.seriesName,
        trip.dealerName,
        trip.consultantName,
        trip.startTime,
        trip.endTime,
        [trip.duration, clock(row.duration)],
        trip.mileage,
        trip.avgSpeed,
        trip.maxSpeed,
        trip.startAddress,
        trip.endAddress,
      ]}
    >
      {(row) => (
        <Later key={row.id}>
          <Track row={row} />
        </Later>
      )}
    </RecordPanel>
  )
}
