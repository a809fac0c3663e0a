import { type PointerEvent, useMemo } from 'react'
import type { TripPoint } from '@/entities/vehicle/trip'

const WIDTH = 1000
const HEIGHT = 100

/** The speeds of a track over its points with the limit across; drawn beside the slider, which says the same in words. A press moves the cursor. */
export const SpeedCurve = ({
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
  // The cursor moves many times a second; the curve stays.
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
