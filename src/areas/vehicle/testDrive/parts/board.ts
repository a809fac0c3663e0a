import { is } from '@/entities/field'
import { testDriveStatus } from '@/entities/orders/miniEnums'
import type { TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { plain } from '@/kit/show/format'
import { overlaps } from '@/lib/spans'
import { inZone, toMillis } from '@/lib/time'

export const OPENS = 8
export const CLOSES = 20
const HOUR = 3_600_000
/** Duration of a drive without an end, in ms. */
const USUAL_MS = HOUR

/** Drive on the board; `from` and `until` are fractions of the width, 0 to 1. */
export interface Block {
  drive: TestDriveOrder
  lane: number
  from: number
  until: number
  /** True if another drive has the same car at the same time. */
  clashes: boolean
}
/** Drives of one car ('' = none), in lanes without overlap. */
interface BoardRow {
  plate: string
  lanes: number
  blocks: Block[]
}

/** Returns the time range of a drive in epoch ms: from its actual or booked start to its end, or for one hour. */
const spanOf = ({ appointTime, startTime, endTime }: TestDriveOrder) => {
  const from = toMillis(startTime) ?? toMillis(appointTime) ?? 0
  const end = toMillis(endTime)
  return { from, until: end !== undefined && end > from ? end : from + USUAL_MS }
}
const takesCar = ({ status }: TestDriveOrder): boolean => !is(status, testDriveStatus.cancelled, testDriveStatus.noShow)

/** Returns the position of a time on the board, 0 to 1, clamped to its hours. */
export const placeOf = (millis: number): number => {
  const time = inZone(millis)
  const hour = time.hour() + time.minute() / 60
  return Math.min(Math.max((hour - OPENS) / (CLOSES - OPENS), 0), 1)
}

const SHORTEST = 0.75 / (CLOSES - OPENS)
const blocksOf = (drives: readonly TestDriveOrder[], hasCar: boolean): Block[] => {
  const spans = drives
    .map((drive) => ({ drive, ...spanOf(drive) }))
    .toSorted((one, other) => one.from - other.from || one.until - other.until)
  const ends: number[] = []
  return spans.map((span) => {
    const { drive } = span
    const from = Math.min(placeOf(span.from), 1 - SHORTEST)
    const isSameDay = inZone(span.until).isSame(inZone(span.from), 'day')
    const until = Math.max(isSameDay ? placeOf(span.until) : 1, from + SHORTEST)
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = until
    const clashes =
      hasCar &&
      takesCar(drive) &&
      spans.some((other) => other !== span && takesCar(other.drive) && overlaps(span, other))
    return { drive, lane, from, until, clashes }
  })
}

/** Returns the rows of the board: drives without a car first, then the cars by plate. */
export const boardRows = (drives: readonly TestDriveOrder[]): BoardRow[] => {
  const plateOf = ({ plate }: TestDriveOrder) => plain(plate).trim()
  return [...new Set(drives.map(plateOf))].toSorted().map((plate) => {
    const blocks = blocksOf(
      drives.filter((drive) => plateOf(drive) === plate),
      plate !== '',
    )
    return { plate, blocks, lanes: Math.max(...blocks.map(({ lane }) => lane + 1)) }
  })
}
