import { is } from '@/entities/field'
import { daysLeft } from '@/entities/vehicle/driveCarRules'
import {
  legType,
  type PicksendDetail,
  picksendKind,
  type PicksendLeg,
  type PicksendOrder,
  picksendStatus as states,
} from '@/entities/vehicle/picksendOrder'
import { numberIn, sumOf } from '@/lib/counts'
import { inZone, toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'

const HOUR = 3_600_000
const MINUTE = 60_000
/** Time before the appointment by which an order must be dispatched, in ms. */
const DISPATCH_BEFORE = 2 * HOUR
/** Tolerance of the odometer over the driven distance, in km. */
const MILEAGE_TOLERANCE = 5
const SOON_DAYS = 30

/** Returns true if an order is not dispatched two hours before its time. */
export const isLate = ({ status, appointTime }: Pick<PicksendOrder, 'status' | 'appointTime'>, now = Date.now()) =>
  is(status, states.toDispatch) && (toMillis(appointTime) ?? Infinity) - now < DISPATCH_BEFORE

/** Returns the hours and minutes since a time; undefined for an invalid time. */
export const waitedSince = (time: unknown, now = Date.now()): { hours: number; minutes: number } | undefined => {
  const since = toMillis(time)
  if (since === undefined) return undefined
  const waited = Math.max(now - since, 0)
  return { hours: Math.floor(waited / HOUR), minutes: Math.floor((waited % HOUR) / MINUTE) }
}

/** Returns the state of an insurance by its last day: `over` if past, `soon` within 30 days. */
export const insuranceState = (end: unknown, now = Date.now()): 'over' | 'soon' | undefined => {
  const days = daysLeft(end, now)
  if (days === undefined || days > SOON_DAYS) return undefined
  return days < 0 ? 'over' : 'soon'
}

/** Returns the range from a week before to a week after a day (20261128), in the format of a date filter. */
export const weekAround = (today: string): string => {
  const day = inZone(toMillis(today.replace(/^(\d{4})(\d{2})/, '$1-$2-')) ?? Date.now())
  return [-7, 7].map((days) => day.add(days, 'day').format('YYYY-MM-DD')).join('~')
}

const DRIVES: Readonly<Record<number, readonly TextKey[]>> = {
  [picksendKind.pickUp]: ['legType.pickUp'],
  [picksendKind.delivery]: ['legType.delivery'],
}
const BOTH: readonly TextKey[] = ['legType.pickUp', 'picksends.stepArrived', 'legType.delivery']
export const stepsOf = (kind: unknown): readonly TextKey[] => [
  ...(['picksends.stepOrdered', 'picksends.stepDispatched'] as const),
  ...(DRIVES[Number(kind)] ?? BOTH),
  'picksends.stepDone',
]

/** Returns the number of completed steps; for an incident from its legs, for a cancelled order from its driver. */
export const stepsBehind = ({
  status,
  serviceKind,
  driverName,
  legs,
}: Pick<PicksendDetail, 'status' | 'serviceKind' | 'driverName' | 'legs'>): number => {
  const steps = stepsOf(serviceKind)
  const onWayBack = steps.length - 1
  if (is(status, states.done)) return steps.length
  if (is(status, states.returning)) return onWayBack
  if (is(status, states.atDealer)) return 4
  if (is(status, states.pickingUp)) return 3
  if (is(status, states.assigned)) return 2
  if (is(status, states.incident)) return legs.some((leg) => is(leg.legType, legType.delivery)) ? onWayBack : 3
  return is(status, states.cancelled) && driverName ? 2 : 1
}

/** Differences between hand-over and return of a car; null if a value is missing. */
export interface Comparison {
  /** Increase of the odometer, in km. */
  mileage: number | null
  /** Change of fuel or charge, in percentage points; null for a single leg. */
  energy: number | null
  /** Distance of the legs, in km. */
  driven: number | null
  /** True if the odometer increased by more than the distance plus the tolerance. */
  isOdd: boolean
}

const between = (from: unknown, to: unknown): number | null => {
  const [start, end] = [numberIn(from), numberIn(to)]
  return start === null || end === null ? null : end - start
}

/** Compares the first and the last leg of an order; undefined if it has none. */
export const comparisonOf = (legs: readonly PicksendLeg[]): Comparison | undefined => {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return undefined
  const mileage = between(first.startMileage, last.endMileage)
  const driven = sumOf(legs.map(({ distance }) => numberIn(distance)))
  return {
    mileage,
    energy: first === last ? null : between(first.energyLevel, last.energyLevel),
    driven,
    isOdd: mileage !== null && driven !== null && mileage > driven + MILEAGE_TOLERANCE,
  }
}

export const isOddLeg = (leg: PicksendLeg): boolean => comparisonOf([leg])?.isOdd === true

/** Returns true if a leg that has arrived has fewer photos than required. */
export const lacksPhotos = ({ arriveTime, images }: PicksendLeg, minPhotos: unknown): boolean => {
  const least = numberIn(minPhotos)
  return least !== null && toMillis(arriveTime) !== undefined && images.length < least
}
