import { entity, enumeration, f, type RowOf } from '../field'
import { onlineStatus } from './connectedCar'

export const powerStatus = enumeration('powerStatus', {
  off: 0,
  ready: [1, 'processing'],
  driving: [2, 'processing'],
  charging: [3, 'success'],
  discharging: 4,
})
export const lockStatus = enumeration('lockStatus', { unlocked: [0, 'warning'], locked: [1, 'success'], unknown: 9 })
export const carDoor = enumeration('carDoor', {
  frontLeft: 'FL',
  frontRight: 'FR',
  rearLeft: 'RL',
  rearRight: 'RR',
  trunk: 'TRUNK',
  hood: 'HOOD',
})
export const carWindow = enumeration('carWindow', {
  frontLeft: 'FL',
  frontRight: 'FR',
  rearLeft: 'RL',
  rearRight: 'RR',
  roof: 'ROOF',
})
export const carLight = enumeration('carLight', { front: 'FRONT', rear: 'REAR', hazard: 'HAZARD' })
export const acStatus = enumeration('acStatus', { off: 0, cooling: 1, heating: 2, fan: 3 })
export const carAlarm = enumeration('carAlarm', {
  tyre: 1,
  battery12v: 2,
  engine: 3,
  tractionBattery: 4,
  crash: 5,
  intrusion: 6,
  towing: 7,
})
export const tyrePosition = enumeration('tyrePosition', {
  frontLeft: 'FL',
  frontRight: 'FR',
  rearLeft: 'RL',
  rearRight: 'RR',
})

/** Condition of a connected car by its last report. */
export const vehicleCondition = entity('vehicleCondition', {
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  onlineStatus: f.status(onlineStatus),
  powerStatus: f.enum(powerStatus),
  mileage: f.integer({ sortable: true }),
  fuelLevel: f.percent({ decimals: 0 }),
  soc: f.percent({ decimals: 0 }),
  range: f.integer({ sortable: true }),
  lockStatus: f.enum(lockStatus),
  openDoors: f.multi(carDoor),
  openWindows: f.multi(carWindow),
  lightsOn: f.multi(carLight),
  acStatus: f.enum(acStatus),
  insideTemp: f.number(),
  tires: f.json(),
  battery12v: f.number({ sortable: true }),
  alarms: f.multi(carAlarm),
  cityName: f.text(),
  location: f.geo(),
  reportTime: f.dateTime({ sortable: true }),
})

/** Tyre as reported: pressure in kPa, temperature in °C. */
export const tyre = entity('tyre', {
  position: f.enum(tyrePosition),
  pressure: f.number(),
  temperature: f.number(),
})
export type Tyre = RowOf<typeof tyre>

type Lists = 'openDoors' | 'openWindows' | 'lightsOn' | 'alarms'
export interface VehicleCondition
  extends Omit<RowOf<typeof vehicleCondition>, 'tires' | 'location' | Lists>, Record<Lists, string[] | undefined> {
  /** The VIN, which is the key. */
  id: string
  seriesCode: string
  /** Code of `energyType`, if sent. */
  energyType: number
  tires: Tyre[]
  /** Start times of alarms by code, if sent. */
  alarmTimes: Readonly<Record<string, string>>
}
