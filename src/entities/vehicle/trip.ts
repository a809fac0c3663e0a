import { type Code, entity, enumeration, f, type RowOf } from '../field'
import type { GeoPoint } from '../shared/place'

/** What a test-drive car was driven for. */
export const tripType = enumeration('tripType', { testDrive: 1, errand: 2, courtesy: 3, unknown: 9 })
export const tripAlarm = enumeration('tripAlarm', {
  speeding: [1, 'error'],
  outOfHours: [2, 'error'],
  leftZone: [3, 'error'],
  noOrder: [4, 'error'],
  gap: [5, 'error'],
})
export const tripStatus = enumeration('tripStatus', { running: [1, 'processing'], ended: [2, 'success'], tooShort: 3 })

/** One drive of a tracked test-drive car of a dealer. */
export const trip = entity('trip', {
  id: f.id(),
  tripNo: f.text(),
  plate: f.text(),
  vin: f.text(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  areaName: f.text(),
  tripType: f.enum(tripType),
  orderNo: f.id(),
  consultantName: f.user(),
  startTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
  /** In seconds. */
  duration: f.integer({ sortable: true }),
  /** In km, as the speeds are in km/h. */
  mileage: f.number({ sortable: true }),
  avgSpeed: f.number(),
  maxSpeed: f.number({ sortable: true }),
  startAddress: f.text(),
  endAddress: f.text(),
  alarms: f.multi(tripAlarm),
  status: f.status(tripStatus),
})
export interface Trip extends Omit<RowOf<typeof trip>, 'alarms'> {
  /** Codes of alarms; undefined where they were not sent. */
  alarms?: readonly Code[]
  dealerCode: string
  seriesCode: string
  consultantId: string
}

/** One point of a track. */
export const tripPoint = entity('tripPoint', {
  seq: f.integer(),
  createTime: f.dateTime(),
  location: f.geo(),
  speed: f.number(),
  alarm: f.enum(tripAlarm),
})
export interface TripPoint {
  seq: number
  createTime: string
  location: GeoPoint
  /** In km/h; null where none was measured. */
  speed: number | null
  alarm: unknown
}

/** A trip with its track, and where its dealer is. */
export interface TripDetail extends Trip {
  points: readonly TripPoint[]
  dealerLocation: GeoPoint | undefined
  /** The track is older than tracks are kept. */
  expired: unknown
}
