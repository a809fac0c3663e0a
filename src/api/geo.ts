import type { GeoPoint } from '@/entities/shared/place'
import { numberIn } from '@/lib/counts'
import { isRecord, parseNested } from '@/lib/json'

/**
 * Parses a point: a record with longitude and latitude (also lng or lon, lat), also as JSON text, or the text
 * 'lng,lat'. Returns undefined for other values.
 */
export const pointIn = (value: unknown): GeoPoint | undefined => {
  const point = parseNested(value)
  const [longitude, latitude] = isRecord(point)
    ? [numberIn(point.longitude ?? point.lng ?? point.lon), numberIn(point.latitude ?? point.lat)]
    : String(value ?? '')
        .split(',')
        .map(numberIn)
  return typeof longitude === 'number' && typeof latitude === 'number' ? { longitude, latitude } : undefined
}
