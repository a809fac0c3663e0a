import type { GeoPoint } from '@/entities/shared/place'

/** Metres of a degree of latitude. */
const DEGREE = 111_320
/** The lines of the grid are this many degrees apart. */
const STEP = 0.01

interface Grid {
  /** Lines along the meridians, from west to east, each with its longitude. */
  across: { at: number; label: string }[]
  /** Lines along the parallels, from north to south, each with its latitude. */
  down: { at: number; label: string }[]
  /** Length of a kilometre in the picture. */
  kilometre: number
}

/** A grid of round degrees around a point in the middle of a picture of some size, `metres` wide. */
export const gridAround = ({ longitude, latitude }: GeoPoint, width: number, height: number, metres: number): Grid => {
  const scale = width / metres
  const perLatitude = DEGREE * scale
  const perLongitude = Math.max(perLatitude * Math.cos((latitude * Math.PI) / 180), 1)
  const lines = (middle: number, size: number, per: number, sign: 1 | -1) => {
    const reach = size / 2 / per
    const first = Math.ceil((middle - reach) / STEP)
    const last = Math.floor((middle + reach) / STEP)
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => {
      const value = (first + index) * STEP
      return { at: size / 2 + sign * (value - middle) * per, label: `${value.toFixed(2)}°` }
    }).toSorted((a, b) => a.at - b.at)
  }
  return {
    across: lines(longitude, width, perLongitude, 1),
    down: lines(latitude, height, perLatitude, -1),
    kilometre: 1000 * scale,
  }
}
