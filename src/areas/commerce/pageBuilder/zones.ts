import type { ShopLink } from '../parts/shopLink'

/** A clickable part of a picture, in percent of its sides. */
export interface Zone {
  x: number
  y: number
  width: number
  height: number
  link: ShopLink
}
type Box = Omit<Zone, 'link'>

/** Minimum size of a zone for touch, in percent. */
const MIN = 2
const percent = (value: unknown, least: number, max: number, usual: number): number => {
  const number = Number(value ?? usual)
  return Math.max(least, Math.min(max, Number.isFinite(number) ? Math.round(number * 10) / 10 : usual))
}

/** Returns a zone within its picture: moved back inside the edges, and cut if it is larger. */
export const zoneIn = (box: Partial<Record<keyof Box, unknown>>): Box => {
  const width = percent(box.width, MIN, 100, 30)
  const height = percent(box.height, MIN, 100, 20)
  return { width, height, x: percent(box.x, 0, 100 - width, 0), y: percent(box.y, 0, 100 - height, 0) }
}

/** Returns the indexes of zones that overlap another one. */
export const overlapping = (zones: readonly Box[]): ReadonlySet<number> =>
  new Set(
    zones.flatMap((a, at) =>
      zones.some(
        (b, other) =>
          other !== at && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      )
        ? [at]
        : [],
    ),
  )
