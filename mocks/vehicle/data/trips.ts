import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { type Trip, tripAlarm, tripStatus, tripType } from '@/entities/vehicle/trip'
import { toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { TestDriveRow } from '../../orders/data/testDrives'
import type { DriveCarRow } from './driveCars'

export interface TripRow extends Stored<Trip, 'seriesName' | 'dealerName' | 'areaName' | 'consultantName' | 'alarms'> {
  carId: string
  alarms: number[]
}

interface Ground {
  cars: readonly DriveCarRow[]
  drives: readonly TestDriveRow[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS = 60
const TYPES = [tripType.errand, tripType.errand, tripType.courtesy, tripType.unknown, tripType.errand] as const
const ENDS = ['城市展厅', '环城高速收费站', '科技园北门', '滨江大道', '车管所', '洗车中心'] as const
const ALARM_EACH = 9
const OTHER_ALARMS = [tripAlarm.speeding, tripAlarm.leftZone, tripAlarm.gap, tripAlarm.speeding] as const

/** Returns a time at or before `millis` between 9 and 18, the hours of most trips. */
const atWork = (millis: number): number => {
  const hour = Number(wireTime(millis).slice(11, 13))
  return hour < 9 ? millis - (hour + 6) * HOUR : millis - Math.max(hour - 9 - (hour % 9), 0) * HOUR
}

/**
 * Trips of the last 60 days, newest first: one for each test drive with a trip, and others. The newest are in
 * progress.
 */
export const buildTrips = (context: Context, now: number, { cars, drives }: Ground, count: number): TripRow[] => {
  const { random } = context
  const tracked = cars.filter(({ carStatus }) => carStatus === driveCarStatus.inUse)
  const byId = new Map(cars.map((car) => [car.id, car]))
  const make = (car: DriveCarRow, start: number, end: number | undefined, drive?: TestDriveRow): TripRow => {
    const number = context.next('trip')
    const isRunning = end === undefined
    const seconds = Math.round(((end ?? now) - start) / 1000)
    const mileage = drive?.mileage ?? Math.max(Math.round((seconds / 3600) * random.int(220, 420)) / 10, 0.1)
    const isShort = !isRunning && !drive && number % 23 === 0
    const km = isShort ? 0.3 : mileage
    const isAlarmed = !isShort && number % ALARM_EACH === 0
    const hour = Number(wireTime(start).slice(11, 13))
    const alarms = [
      ...(isAlarmed ? [at(OTHER_ALARMS, number / ALARM_EACH)] : []),
      ...(hour < 8 || hour >= 20 ? [tripAlarm.outOfHours] : []),
      ...(!drive && number % 31 === 0 ? [tripAlarm.noOrder] : []),
    ]
    const avg = Math.round((km / Math.max(seconds / 3600, 0.01)) * 10) / 10
    const top = alarms.includes(tripAlarm.speeding) ? random.int(122, 138) : random.int(62, 112)
    return {
      id: drive?.tripId ?? String(8_610_000_000 + number * 29),
      tripNo: `TR${wireTime(start).slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`,
      carId: car.id,
      plate: car.plate,
      vin: car.vin,
      seriesCode: car.seriesCode,
      dealerCode: car.dealerCode,
      tripType: drive ? tripType.testDrive : at(TYPES, number),
      orderNo: drive?.orderNo ?? '',
      consultantId: drive?.consultantId ?? '',
      startTime: wireTime(start),
      endTime: end === undefined ? '' : wireTime(end),
      duration: seconds,
      mileage: km,
      avgSpeed: avg,
      maxSpeed: Math.max(top, Math.ceil(avg)),
      startAddress: at(ENDS, 0),
      endAddress: isRunning ? '' : at(ENDS, number % 3 === 0 ? number : 0),
      alarms,
      status: isRunning ? tripStatus.running : isShort ? tripStatus.tooShort : tripStatus.ended,
    }
  }
  const driven = drives.flatMap((drive) => {
    const car = drive.tripId ? byId.get(drive.driveCarId) : undefined
    const [start, end] = [toMillis(drive.startTime), toMillis(drive.endTime)]
    return car && start !== undefined && end !== undefined ? [make(car, start, end, drive)] : []
  })
  const running = tracked.slice(0, 3).map((car) => make(car, now - random.int(5, 25) * MINUTE, undefined))
  const others = Array.from({ length: Math.max(count - driven.length - running.length, 0) }, (_, index) => {
    const any = now - Math.round(((index + 1) / count) * DAYS * DAY) - random.int(5, 40) * MINUTE
    const start = index % 12 === 0 ? any : atWork(any)
    return make(at(tracked, index * 7), start, Math.min(start + random.int(4, 55) * MINUTE, now - MINUTE))
  })
  return [...running, ...driven, ...others].toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1))
}
