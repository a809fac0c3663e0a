import { type Trip, tripAlarm, type TripPoint, tripStatus } from '@/entities/vehicle/trip'
import { sampleSeconds, type TripConfig } from '@/entities/vehicle/tripConfig'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { random } from '../../core/random'
import { areaOf, consultantName, dealerName, seriesName } from '../../leads/rules/leads'
import { testDrives } from '../../orders/rules/testDrives'
import { org } from '../../system/rules/store'
import { buildTrips, type TripRow } from '../data/trips'
import { driveCars } from './driveCars'

const TRIPS = 3000
const DAY = 86_400_000

export const trips = seeded('trips', (): TripRow[] =>
  buildTrips(
    createContext(reference(), 20_241_215, 1),
    control.now(),
    { cars: driveCars(), drives: testDrives() },
    TRIPS * control.volume(),
  ),
)

/** The rules for tracking cars. There is only one set. */
export const tripRules = seeded('tripRules', (): { config: TripConfig } => ({
  config: {
    id: '1',
    enabled: 1,
    carIds: driveCars()
      .filter(({ carStatus }) => carStatus === driveCarStatus.inUse)
      .map(({ id }) => id),
    sampleSeconds: sampleSeconds.ten,
    openTime: '08:00',
    closeTime: '20:00',
    fenceRadius: 30,
    speedLimit: 120,
    minMileage: 0.5,
    minMinutes: 2,
    gapMinutes: 5,
    keepDays: 45,
    alarmUsers: org.users.slice(0, 2).map(({ id }) => id),
    updateBy: '系统管理员',
    updateTime: wireTime(reference() - 20 * DAY),
  },
}))

export const tripView = (row: TripRow): Trip => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Trip),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  areaName: areaOf(row.dealerCode),
  consultantName: consultantName(row.consultantId),
})

/** True if the trip is older than the retention period of tracks. */
export const isExpired = (row: TripRow, now: number): boolean =>
  now - (toMillis(row.startTime) ?? now) > tripRules().config.keepDays * DAY

/**
 * Returns the track of a trip: a loop of its length from its dealer, within its duration, of 50 to 400 points. Empty
 * for a trip that was too short. The result is deterministic.
 */
export const trackOf = (row: TripRow): TripPoint[] => {
  const dealer = org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)
  const start = toMillis(row.startTime) ?? 0
  if (!dealer || row.status === tripStatus.tooShort) return []
  const chance = random(Number(row.id.slice(-6)))
  const count = Math.min(Math.max(Math.round(row.duration / 10), 50), 400)
  const radius = row.mileage / (2 * Math.PI) / 111
  const { longitude, latitude } = dealer.location
  const fast = chance.int(10, count - 10)
  const gap = row.alarms.includes(tripAlarm.gap) ? [count * 0.4, count * 0.6] : [count, count]
  let speed = 20
  return Array.from({ length: count }, (_, index): TripPoint => {
    const angle = (index / (count - 1)) * 2 * Math.PI
    speed = Math.min(Math.max(speed + chance.int(-12, 13), 0), Math.min(row.maxSpeed - 4, 100))
    const isStop = index % 37 < 3
    const isFast = index === fast
    return {
      seq: index + 1,
      createTime: wireTime(start + (row.duration * 1000 * index) / (count - 1)),
      location: {
        longitude: Number(
          (longitude + (radius * (1 - Math.cos(angle)) * 1.1) / Math.cos((latitude * Math.PI) / 180)).toFixed(6),
        ),
        latitude: Number((latitude + radius * Math.sin(angle) * (1 + 0.1 * Math.sin(angle * 5))).toFixed(6)),
      },
      speed: isFast ? row.maxSpeed : isStop ? 0 : speed,
      alarm: isFast && row.alarms.includes(tripAlarm.speeding) ? tripAlarm.speeding : '',
    }
  }).filter((_, index) => index < (gap[0] ?? count) || index > (gap[1] ?? count))
}
