import { onlineStatus } from '@/entities/vehicle/connectedCar'
import {
  acStatus,
  carAlarm,
  carDoor,
  carLight,
  carWindow,
  lockStatus,
  powerStatus as power,
  type Tyre,
  tyrePosition,
} from '@/entities/vehicle/vehicleCondition'
import { energyType } from '@/entities/shared/enums'
import { wireTime } from '../../core/context'
import { at, random } from '../../core/random'
import type { GeoPoint } from '../../system/data/types'
import type { VehicleRow } from './vehicles'

export interface ReportRow {
  vin: string
  powerStatus: number
  mileage: number
  fuelLevel: number | null
  soc: number | null
  range: number
  lockStatus: number
  openDoors: string[]
  openWindows: string[]
  lightsOn: string[]
  acStatus: number
  insideTemp: number
  tires: Tyre[]
  battery12v: number
  alarms: string[]
  alarmTimes: Readonly<Record<string, string>>
  location: GeoPoint | undefined
  reportTime: string
}

const MINUTE = 60_000
const DAY = 86_400_000
const CLIMATES = acStatus.options.map(({ value }) => value)
const POWERS = [power.driving, power.off, power.ready, power.driving, power.off, power.charging, power.driving] as const

const ageOf = (status: number, index: number): number => {
  switch (status) {
    case onlineStatus.online:
      return ((index % 10) + 1) * MINUTE
    case onlineStatus.asleep:
      return ((index % 60) + 1) * 50 * MINUTE
    case onlineStatus.offline:
      return ((index % 29) + 1.2) * DAY
    default:
      return (60 + (index % 140)) * DAY
  }
}

export const reportOf = (car: VehicleRow, now: number, home: GeoPoint | undefined): ReportRow => {
  const { index } = car
  const chance = random(index * 7001 + 3)
  const isElectric = car.energyType === energyType.electric
  const hasBattery = car.energyType !== energyType.petrol
  const isOnline = car.onlineStatus === onlineStatus.online
  const kind: number = isOnline ? at(POWERS, index) : power.off
  const powerStatus = kind === power.charging && !hasBattery ? power.off : kind
  const isDriving = powerStatus === power.driving
  const reported = now - ageOf(car.onlineStatus, index)
  const isFlat = index % 47 === 6
  const tires = tyrePosition.options.map(({ value }, place): Tyre => ({
    position: value,
    pressure: isFlat && place === index % 4 ? chance.int(140, 190) : chance.int(215, 258),
    temperature: isDriving ? chance.int(28, 46) : chance.int(8, 22),
  }))
  const battery12v = index % 61 === 8 ? 11.4 : chance.int(121, 145) / 10
  const alarms = [
    isFlat && carAlarm.tyre,
    battery12v < 11.8 && carAlarm.battery12v,
    !isElectric && index % 53 === 4 && carAlarm.engine,
    hasBattery && index % 71 === 9 && carAlarm.tractionBattery,
    index % 173 === 11 && carAlarm.crash,
    index % 97 === 12 && carAlarm.intrusion,
    index % 139 === 13 && carAlarm.towing,
  ]
    .filter((code) => code !== false)
    .map(String)
  const soc = hasBattery ? chance.int(8, 100) : null
  const fuelLevel = isElectric ? null : chance.int(5, 100)
  const isParked = powerStatus === power.off
  const openDoors = isDriving ? [] : index % 13 === 1 ? [carDoor.frontLeft] : index % 29 === 2 ? [carDoor.trunk] : []
  const shift = () => chance.int(-400, 400) / 10_000
  return {
    vin: car.vin,
    powerStatus,
    mileage: 800 + ((index * 7919) % 96_000),
    fuelLevel,
    soc,
    range: Math.round((soc ?? 0) * (isElectric ? 5.2 : 1) + (fuelLevel ?? 0) * 6),
    lockStatus:
      car.onlineStatus === onlineStatus.offline && index % 5 === 0
        ? lockStatus.unknown
        : openDoors.length > 0 || index % 19 === 5
          ? lockStatus.unlocked
          : lockStatus.locked,
    openDoors,
    openWindows:
      index % 11 === 3 ? [carWindow.frontLeft, carWindow.frontRight] : index % 37 === 4 ? [carWindow.roof] : [],
    lightsOn: isDriving ? [carLight.front, carLight.rear] : index % 83 === 7 ? [carLight.hazard] : [],
    acStatus: isParked ? acStatus.off : at(CLIMATES, index),
    insideTemp: chance.int(60, 320) / 10,
    tires,
    battery12v,
    alarms,
    alarmTimes: Object.fromEntries(
      alarms.map((code, place) => [code, wireTime(reported - (place + 1) * (17 + (index % 90)) * MINUTE)]),
    ),
    location: home && {
      longitude: Number((home.longitude + shift()).toFixed(6)),
      latitude: Number((home.latitude + shift()).toFixed(6)),
    },
    reportTime: wireTime(reported),
  }
}
