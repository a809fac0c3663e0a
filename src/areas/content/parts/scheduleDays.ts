import type { Dayjs } from 'dayjs'
import { maxConcurrent, overlaps, type Span } from '@/lib/spans'
import { inZone, toMillis } from '@/lib/time'

export type Extent = 'month' | 'week'

export interface Timed {
  startTime: unknown
  endTime: unknown
}

/** Returns the span from start to end. Undefined if one is missing or the end is not after the start. */
export const spanOf = ({ startTime, endTime }: Timed): Span | undefined => {
  const [from, until] = [toMillis(startTime), toMillis(endTime)]
  return from !== undefined && until !== undefined && from < until ? { from, until } : undefined
}

/** Returns the days of a month, or of a week from Monday, `away` months or weeks from the current one. */
export const daysOf = (extent: Extent, away: number, now: number): Dayjs[] => {
  const today = inZone(now).startOf('day')
  const first =
    extent === 'month'
      ? today.startOf('month').add(away, 'month')
      : today.subtract((today.day() + 6) % 7, 'day').add(away * 7, 'day')
  const count = extent === 'month' ? first.daysInMonth() : 7
  return Array.from({ length: count }, (_, at) => first.add(at, 'day'))
}

export const spanOfDays = (days: readonly Dayjs[]): Span => {
  const [first, last] = [days[0], days.at(-1)]
  return { from: first?.valueOf() ?? 0, until: last?.add(1, 'day').valueOf() ?? 0 }
}

export const crowdedDays = (spans: readonly Span[], limit: number, days: readonly Dayjs[]): Dayjs[] =>
  days.filter((day) => maxConcurrent(spans, spanOfDays([day])) > limit)

/** Assigns overlapping bars to different lines. Returns the line of each, from 0. */
export const linesOf = (spans: readonly Span[]): number[] => {
  const lines: Span[][] = []
  const order = spans.map((span, at) => ({ span, at })).toSorted((a, b) => a.span.from - b.span.from)
  const places = Array<number>(spans.length).fill(0)
  for (const { span, at } of order) {
    const free = lines.findIndex((line) => line.every((one) => !overlaps(one, span)))
    const line = free < 0 ? lines.length : free
    lines[line] = [...(lines[line] ?? []), span]
    places[at] = line
  }
  return places
}
