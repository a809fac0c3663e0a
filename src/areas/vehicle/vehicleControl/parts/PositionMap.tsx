import type { GeoPoint } from '@/entities/shared/place'
import { useT } from '@/locales'
import { gridAround } from './positionGrid'

const WIDTH = 420
const HEIGHT = 260
/** The picture is this many metres wide. */
const METRES = 6000

/** A point on a plain grid with north, scale and coordinates. */
export const PositionMap = ({ of: point, place }: { of: GeoPoint; place: string }) => {
  const t = useT()
  const { across, down, kilometre } = gridAround(point, WIDTH, HEIGHT, METRES)
  const words = t('vehicleControl.coordinates', {
    longitude: point.longitude.toFixed(6),
    latitude: point.latitude.toFixed(6),
  })
  return (
    <figure className="position-map">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${place} ${words}`}>
        {across.map(({ at, label }) => (
          <g key={label}>
            <line x1={at} y1={0} x2={at} y2={HEIGHT} />
            <text x={at + 3} y={HEIGHT - 4}>
              {label}
            </text>
          </g>
        ))}
        {down.map(({ at, label }) => (
          <g key={label}>
            <line x1={0} y1={at} x2={WIDTH} y2={at} />
            <text x={3} y={at - 3}>
              {label}
            </text>
          </g>
        ))}
        <path d={`M${WIDTH - 20} 34 l-7 12 7 -4 7 4 Z`} className="position-north" />
        <text x={WIDTH - 20} y={28} textAnchor="middle">
          {t('vehicleControl.north')}
        </text>
        <path d={`M${WIDTH - 16 - kilometre} ${HEIGHT - 26} v6 h${kilometre} v-6`} className="position-scale" />
        <text x={WIDTH - 16 - kilometre / 2} y={HEIGHT - 28} textAnchor="middle">
          1 km
        </text>
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={14} className="position-halo" />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={5} className="position-point" />
      </svg>
      <figcaption>
        <bdi>{place}</bdi> <span className="digits">{words}</span>
      </figcaption>
    </figure>
  )
}
