// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import type { TripPoint } from '@/entities/vehicle/trip'
import { linesOf, placeAt, stopsOf, thinned, toneOf } from '@/areas/vehicle/tripReports/parts/track'

const point = (at: number, speed: number | null, alarm: unknown = ''): TripPoint => ({
  seq: at + 1,
  createTime: `2026-11-20 10:${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
  location: { longitude: 121 + at / 1000, latitude: 31 },
  speed,
  alarm,
})
const points = (...speeds: (number | null)[]) => speeds.map((speed, at) => point(at, speed))

describe('track of a trip', () => {
  it('derives its tone from the speed and the limit', () => {
    expect([107, 108, 120, 121].map((speed) => toneOf(speed, 120))).toEqual(['good', 'near', 'near', 'over'])
    expect(toneOf(null, 120)).toBe('good')
    expect(toneOf(200, null)).toBe('good')
  })
  it('consists of connected lines of one tone each', () => {
    const lines = linesOf(points(50, 60, 125, 126, 40), 120)
    expect(lines.map(({ tone, points: { length } }) => [tone, length])).toEqual([
      ['good', 2],
      ['over', 3],
      ['good', 2],
    ])
    expect(lines[1]?.points[0]).toEqual(lines[0]?.points.at(-1))
    expect(linesOf([], 120)).toEqual([])
  })
  it('is thinned without losing its ends and alarms', () => {
    const long = Array.from({ length: 10_000 }, (_, at) => point(at % 3600, 50, at === 4321 ? 1 : ''))
    const few = thinned(long, 500)
    expect(few.length).toBeLessThanOrEqual(501)
    expect([few[0], few.at(-1)]).toEqual([long[0], long.at(-1)])
    expect(few).toContain(long[4321])
    expect(thinned(long.slice(0, 10), 500)).toHaveLength(10)
  })
  it('counts only long standstills as stops', () => {
    const speeds = [30, ...Array.from({ length: 20 }, () => 0), 30, 0, 0, 30]
    expect(stopsOf(points(...speeds))).toBe(1)
    expect(stopsOf([])).toBe(0)
  })
  it('plays at the chosen rate up to its end', () => {
    const track = points(...Array.from({ length: 121 }, () => 50))
    expect(placeAt(track, 0, 1000, 60_000)).toBe(60)
    expect(placeAt(track, 60, 500, 60_000)).toBe(90)
    expect(placeAt(track, 0, 9000, 60_000)).toBe(120)
    expect(
      placeAt(
        track.map((one) => ({ ...one, createTime: '' })),
        0,
        1000,
        60_000,
      ),
    ).toBe(10)
  })
})
