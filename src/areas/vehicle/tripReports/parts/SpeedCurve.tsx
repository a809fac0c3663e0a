import type { PointerEvent } from 'react'
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
  const top = Math.max(limit ?? 0, ...points.map(({ speed }) => speed ?? 0), 1) * 1.05
  const x = (at: number) => (at / Math.max(points.length - 1, 1)) * WIDTH
  const y = (speed: number) => HEIGHT - (speed / top) * HEIGHT
  const line = points.flatMap(({ speed }, at) => (speed === null ? [] : [`${x(at).toFixed(1)},${y(speed).toFixed(1)}`]))
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
      {limit !== null && <line className="speed-limit" x1={0} x2={WIDTH} y1={y(limit)} y2={y(limit)} />}
      <polyline points={line.join(' ')} />
      <line className="speed-cursor" x1={x(cursor)} x2={x(cursor)} y1={0} y2={HEIGHT} />
    </svg>
  )
}
