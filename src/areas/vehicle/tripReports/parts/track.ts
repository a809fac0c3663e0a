import { tripAlarm, type TripDetail, type TripPoint } from '@/entities/vehicle/trip'
import { is } from '@/entities/field'
import type { MapLine } from '@/kit/map/LineMap'
import { toMillis } from '@/lib/time'

/** Maximum number of points besides alarms; longer tracks are thinned. */
export const MAX_DRAWN = 5000
/** Fraction of the limit from which a speed is close to it. */
const NEAR = 0.9
/** Minimum duration of a stop, in ms. */
const STOP_MS = 15_000

/** Returns the tone of a speed in km/h relative to the limit; `good` if either is missing. */
export const toneOf = (speed: number | null, limit: number | null): MapLine['tone'] =>
  speed === null || limit === null || speed < limit * NEAR ? 'good' : speed > limit ? 'over' : 'near'

/** Splits the track into lines of one tone; each begins at the end of the previous one. */
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

/** Reduces a track evenly to `max` points, including the first and the last; all alarms are kept in addition. */
export const thinned = (points: readonly TripPoint[], max = MAX_DRAWN): readonly TripPoint[] => {
  if (points.length <= max) return points
  const step = (points.length - 1) / (max - 1)
  const kept = new Set(Array.from({ length: max }, (_, at) => Math.round(at * step)))
  return points.filter(({ alarm }, at) => kept.has(at) || isAlarm(alarm))
}

export const isAlarm = (alarm: unknown): boolean => tripAlarm.options.some(({ value }) => is(Number(alarm), value))

/** Returns the number of stops at speed 0 of at least `STOP_MS`. A point without a time ends a stop. */
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

/**
 * Returns the index of the point that a playback from point `from` has reached after `elapsed` ms, at `perSecond` ms
 * of the trip per second, or at ten points per second if `from` has no time.
 */
export const placeAt = (points: TripDetail['points'], from: number, elapsed: number, perSecond: number): number => {
  const begin = toMillis(points[from]?.createTime)
  if (begin === undefined) return Math.min(from + Math.floor(elapsed / 100), points.length - 1)
  const until = begin + (elapsed / 1000) * perSecond
  let at = from
  while (at < points.length - 1 && (toMillis(points[at + 1]?.createTime) ?? Infinity) <= until) at += 1
  return at
}
