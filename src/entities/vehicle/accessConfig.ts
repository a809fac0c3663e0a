import { entity, enumeration, f, type RowOf } from '../field'
import { carCommand } from './controlLog'

export const tspProtocol = enumeration('tspProtocol', { https: 1, mqtt: 2, both: 3 })
export const providerStatus = enumeration('providerStatus', { on: [1, 'success'], off: 0 })
export const accessStatus = enumeration('accessStatus', {
  none: 0,
  connected: [1, 'success'],
  maintenance: [2, 'warning'],
})
export const commandGroup = enumeration('commandGroup', {
  doors: 'doors',
  climate: 'climate',
  start: 'start',
  charging: 'charging',
  other: 'other',
})
export const COMMAND_GROUPS = [
  [commandGroup.doors, [carCommand.lock, carCommand.unlock, carCommand.window, carCommand.sunroof, carCommand.trunk]],
  [commandGroup.climate, [carCommand.acOn, carCommand.acOff, carCommand.seat, carCommand.defrost]],
  [commandGroup.start, [carCommand.start, carCommand.stop]],
  [commandGroup.charging, [carCommand.charge]],
  [commandGroup.other, [carCommand.find, carCommand.sentry, carCommand.refresh]],
] as const
/** Commands that require confirmation before they are enabled. */
export const RISKY_COMMANDS: readonly string[] = [carCommand.unlock, carCommand.start]

export const PROVIDER_CODE = /^[A-Z0-9]{2,20}$/
export const HTTPS = /^https:\/\/[^\s]+$/i
export const MAX_IPS = 20
const BYTE = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)'
/** IPv4 address or CIDR block. */
export const IP_RANGE = new RegExp(`^${BYTE}(\\.${BYTE}){3}(/(3[0-2]|[12]?\\d))?$`)

export const tspProvider = entity('tspProvider', {
  providerCode: f.text({ required: true }),
  providerName: f.text({ required: true, min: 2, max: 30 }),
  protocol: f.enum(tspProtocol, { required: true }),
  baseUrl: f.url({ required: true }),
  notifyUrl: f.url(),
  appKey: f.text({ required: true, min: 8, max: 64 }),
  // Write-only: a response contains at most its last 4 characters.
  appSecret: f.text({ min: 16, max: 64 }),
  timeoutSec: f.integer({ min: 1, max: 60 }),
  retryTimes: f.integer({ min: 0, max: 5 }),
  ipList: f.tags(),
  certEndDate: f.date(),
  contactName: f.text({ max: 20 }),
  contactPhone: f.phone({ rule: 'mobile' }),
  status: f.status(providerStatus),
  updateTime: f.dateTime(),
})
export interface TspProvider extends Omit<RowOf<typeof tspProvider>, 'appSecret'> {
  id: string
  /** Last characters of the secret. */
  secretTail: string
}

/** Capabilities of the cars of a series, and the TSP that provides them. */
export const accessSeries = entity('accessSeries', {
  id: f.id(),
  seriesName: f.ref({ required: true }),
  provider: f.ref({ required: true }),
  tboxModel: f.text({ required: true, min: 2, max: 30 }),
  commands: f.multi(carCommand),
  bluetoothFlag: f.switch(),
  wakeupFlag: f.switch(),
  dailyLimit: f.integer({ min: 1, max: 500 }),
  reportSeconds: f.integer({ min: 10, max: 600 }),
  authLimit: f.integer({ min: 0, max: 20 }),
  minAppVersion: f.text({ rule: 'semver' }),
  vehicleCount: f.integer(),
  status: f.status(accessStatus),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export interface AccessSeries extends Omit<RowOf<typeof accessSeries>, 'commands'> {
  seriesCode: string
  providerCode: string
  /** Codes as received, including unknown ones. */
  commands: string[]
}
