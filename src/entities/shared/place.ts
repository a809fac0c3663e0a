/** Where something is: the names travel with their 6-digit codes. */
export interface Place {
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  countyCode: string
  countyName: string
}

const KEYS = ['provinceCode', 'provinceName', 'cityCode', 'cityName', 'countyCode', 'countyName'] as const

/** The place of a row, for a form; undefined for a row without one. */
export const placeOf = (row: Partial<Place>): Place | undefined => {
  const [provinceCode = '', provinceName = '', cityCode = '', cityName = '', countyCode = '', countyName = ''] =
    KEYS.map((key) => row[key] ?? '')
  return provinceCode ? { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } : undefined
}

/** A place in words, province first; a province that is a city is named once. */
export const placeText = ({ provinceName, cityName, countyName }: Partial<Place>): string =>
  [...new Set([provinceName, cityName, countyName])].filter((name) => typeof name === 'string' && name !== '').join(' ')

/** The kilometres between two points as the crow flies, to one decimal. */
export const kilometres = (a: GeoPoint, b: GeoPoint): number => {
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2
  return Math.round(127_420 * Math.asin(Math.sqrt(half))) / 10
}

/** A point on the earth, in degrees. */
export interface GeoPoint {
  longitude: number
  latitude: number
}
