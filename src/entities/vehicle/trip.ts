import { type Code, entity, enumeration, f, type RowOf } from '../field'
import type { GeoPoint } from '../shared/place'

export const tripType = enumeration('tripType', { testDrive: 1, errand: 2, courtesy: 3, unknown: 9 })
export const tripAlarm = enumeration('tripAlarm', {
  speeding: [1, 'error'],
  outOfHours: [2, 'error'],
  leftZone: [3, 'error'],
  noOrder: [4, 'error'],
  gap: [5, 'error'],
})
export const tripStatus = enumeration('tripStatus', { running: [1, 'processing'], ended: [2, 'success'], tooShort: 3 })

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
  /** In km; speeds in km/h. */
  mileage: f.number({ sortable: true }),
  avgSpeed: f.number(),
  maxSpeed: f.number({ sortable: true }),
  startAddress: f.text(),
  endAddress: f.text(),
  alarms: f.multi(tripAlarm),
  status: f.status(tripStatus),
})
export interface Trip extends Omit<RowOf<typeof trip>, 'alarms'> {
  /** Alarm codes; undefined if not sent. */
  alarms?: readonly Code[]
  dealerCode: string
  seriesCode: string
  consultantId: string
}

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
  /** In km/h; null if not measured. */
  speed: number | null
  alarm: unknown
}

export interface TripDetail extends Trip {
  points: readonly TripPoint[]
  dealerLocation: GeoPoint | undefined
  /** Set if the track is past its retention period. */
  expired: unknown
}
