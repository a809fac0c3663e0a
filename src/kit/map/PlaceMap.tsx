import { useMemo } from 'react'
import type { GeoPoint } from '@/entities/shared/place'
import { useT } from '@/locales'
import { LineMap } from './LineMap'

export const PlaceMap = ({ at, name }: { at: GeoPoint; name: string }) => {
  const t = useT()
  const contents = useMemo(() => ({ lines: [], marks: [{ at, name, tone: 'start' as const }] }), [at, name])
  return (
    <figure className="map-place map-low">
      <LineMap label={name} of={contents} />
      <figcaption>
        <bdi>{name}</bdi>{' '}
        <span className="digits">
          {t('map.coordinates', { longitude: at.longitude.toFixed(6), latitude: at.latitude.toFixed(6) })}
        </span>
      </figcaption>
    </figure>
  )
}
