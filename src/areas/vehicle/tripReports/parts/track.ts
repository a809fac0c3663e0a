import { tripAlarm, type TripDetail, type TripPoint } from '@/entities/vehicle/trip'
import { is } from '@/entities/field'
import type { MapLine } from '@/kit/map/LineMap'
import { toMillis } from '@/lib/time'

/** A track of more points is drawn with fewer. */
export const MAX_DRAWN = 5000
/** From this part of the limit on a speed is near it. */
const NEAR = 0.9
/** Standing for so long is a stop, in ms. */
const STOP_MS = 15_000

/** How a speed in km/h stands to the limit; without either it is good. */
export const toneOf = (speed: number | null, limit: number | null): MapLine['tone'] =>
  speed === null || limit === null || speed < limit * NEAR ? 'good' : speed > limit ? 'over' : 'near'

/** The track as lines of one tone each; a line begins where the one before it ends. */
export const linesOf = (points: readonly TripPoint[], limit: number | null): MapLine[] => {
  const lines: (MapLine & { points: TripPoint['location'][] })[] = []
  for (const [at, { location, speed }] of points.entries()) {
    const tone = toneOf(speed, limit)
    const last = lines.at(-1)
    if (last?.tone === tone) last.points.push(location)
    else {
      const before = points[at - 1]
      lines.push({ tone, points: before ? [before.location, location] : [location] })
    }
  }
  return lines
}

/** So many points of a track at most: evenly, with the first, the last and all alarms. */
export const thinned = (points: readonly TripPoint[], max = MAX_DRAWN): readonly TripPoint[] => {
  if (points.length <= max) return points
  const step = (points.length - 1) / (max - 1)
  const kept = new Set(Array.from({ length: max }, (_, at) => Math.round(at * step)))
  return points.filter(({ alarm }, at) => kept.has(at) || isAlarm(alarm))
}

export const isAlarm = (alarm: unknown): boolean => tripAlarm.options.some(({ value }) => is(Number(alarm), value))

/** How often the car stood. */
export const stopsOf = (points: readonly TripPoint[]): number => {
  let stops = 0
  let since: number | undefined
  let counted = false
  for (const { speed, createTime } of points) {
    const time = speed === 0 ? toMillis(createTime) : undefined
    if (time === undefined) {
      since = undefined
      counted = false
    } else {
      since ??= time
      if (!counted && time - since >= STOP_MS) {
        stops += 1
        counted = true
      }
    }
  }
  return stops
}

/** The place of the point at a time of playing: `elapsed` ms after `from`, when a second plays `perSecond` ms of the trip. */
export const placeAt = (points: TripDetail['points'], from: number, elapsed: number, perSecond: number): number => {
  const begin = toMillis(points[from]?.createTime)
  if (begin === undefined) return Math.min(from + Math.floor(elapsed / 100), points.length - 1)
  const until = begin + (elapsed / 1000) * perSecond
  let at = from
  while (at < points.length - 1 && (toMillis(points[at + 1]?.createTime) ?? Infinity) <= until) at += 1
  return at
}
