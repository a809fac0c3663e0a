import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented, Slider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { TripPoint } from '@/entities/vehicle/trip'
import { useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { placeAt } from './track'

const RATES = [1, 4, 16] as const
/** Trip time in ms per second of playback at the first rate. */
const MS_PER_SECOND = 60_000

/**
 * Plays a track: moves the cursor in proportion to the trip time, at a selectable rate. It can be dragged to any
 * point.
 */
export const Playback = ({
  points,
  cursor,
  onMove,
}: {
  points: readonly TripPoint[]
  cursor: number
  onMove: (place: number) => void
}) => {
  const t = useT()
  const { number } = useFormats()
  const [playing, setPlaying] = useState(false)
  const [rate, setRate] = useState<(typeof RATES)[number]>(1)
  const place = useRef(cursor)
  useEffect(() => {
    place.current = cursor
  })
  useEffect(() => {
    if (!playing) return undefined
    const from = place.current >= points.length - 1 ? 0 : place.current
    const begin = performance.now()
    const timer = setInterval(() => {
      const at = placeAt(points, from, performance.now() - begin, MS_PER_SECOND * rate)
      onMove(at)
      if (at >= points.length - 1) setPlaying(false)
    }, 40)
    return () => clearInterval(timer)
  }, [playing, rate, points, onMove])
  const move = (to: number) => {
    setPlaying(false)
    onMove(to)
  }
  const words = (at: number | undefined) => {
    const point = points[at ?? 0]
    return point ? `${formatTime(point.createTime, 'HH:mm:ss')} · ${number(point.speed)} km/h` : ''
  }
  return (
    <Flex gap={12} align="center" wrap>
      <Button
        icon={playing ? <PauseOutlined /> : <CaretRightOutlined />}
        aria-label={t(playing ? 'tripReports.pause' : 'tripReports.play')}
        title={t(playing ? 'tripReports.pause' : 'tripReports.play')}
        onClick={() => setPlaying(!playing)}
      />
      <Segmented
        size="small"
        aria-label={t('tripReports.speed')}
        value={rate}
        onChange={setRate}
        options={RATES.map((value) => ({ value, label: `${value}x` }))}
      />
      <Slider
        className="track-slider"
        min={0}
        max={points.length - 1}
        value={cursor}
        onChange={move}
        tooltip={{ formatter: words }}
        ariaLabelForHandle={t('tripReports.place')}
        ariaValueTextFormatterForHandle={words}
      />
      <span className="digits track-now">{words(cursor)}</span>
    </Flex>
  )
}
