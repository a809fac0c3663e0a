/** Place as names with their 6-digit codes. */
export interface Place {
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  countyCode: string
  countyName: string
}

const KEYS = ['provinceCode', 'provinceName', 'cityCode', 'cityName', 'countyCode', 'countyName'] as const

export const placeOf = (row: Partial<Place>): Place | undefined => {
  const [provinceCode = '', provinceName = '', cityCode = '', cityName = '', countyCode = '', countyName = ''] =
    KEYS.map((key) => row[key] ?? '')
  return provinceCode ? { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } : undefined
}

/** Formats a place, province first; a province that is also a city appears once. */
export const placeText = ({ provinceName, cityName, countyName }: Partial<Place>): string =>
  [...new Set([provinceName, cityName, countyName])].filter((name) => typeof name === 'string' && name !== '').join(' ')

/** Returns the straight-line distance between two points, in km with one decimal. */
export const kilometres = (a: GeoPoint, b: GeoPoint): number => {
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2
  return Math.round(127_420 * Math.asin(Math.sqrt(half))) / 10
}

/** Coordinates, in degrees. */
export interface GeoPoint {
  longitude: number
  latitude: number
}
