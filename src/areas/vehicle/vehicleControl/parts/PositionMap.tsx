import { useMemo } from 'react'
import type { GeoPoint } from '@/entities/shared/place'
import { LineMap } from '@/kit/map/LineMap'
import { useT } from '@/locales'

const NO_LINES: readonly never[] = []

/** A point on the map with its coordinates in words. */
export const PositionMap = ({ of: point, place }: { of: GeoPoint; place: string }) => {
  const t = useT()
  const contents = useMemo(
    () => ({ lines: NO_LINES, marks: [{ at: point, name: place, tone: 'start' as const }] }),
    [point, place],
  )
  return (
    <figure className="position-map">
      <LineMap label={place} of={contents} />
      <figcaption>
        <bdi>{place}</bdi>{' '}
        <span className="digits">
          {t('vehicleControl.coordinates', {
            longitude: point.longitude.toFixed(6),
            latitude: point.latitude.toFixed(6),
          })}
        </span>
      </figcaption>
    </figure>
  )
}
