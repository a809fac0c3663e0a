import { controlStatus } from '@/entities/vehicle/controlLog'
import {
  authStatus as states,
  authType,
  type BluetoothKey,
  keyStatus,
  keyType,
  type RemoteAuth,
  type VehicleAuth,
} from '@/entities/vehicle/vehicleAuth'
import { maskName, maskTail } from '@/lib/masking'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { at, random } from '../../core/random'
import { seriesName } from '../../leads/rules/leads'
import { type AuthRow, buildAuths } from '../data/auths'
import { vehicles } from './vehicles'

const AUTHS = 500
const MONTH = 7

export const auths = seeded('vehicleAuths', (): AuthRow[] =>
  buildAuths(createContext(reference(), 20_260_304, 70_001), control.now(), vehicles(), AUTHS * control.volume()),
)

/** Ends the authorisations of a car that are in force or not yet begun. */
export const endAuths = (vin: string, cancelBy: number, now: number): void => {
  for (const row of auths())
    if (row.vin === vin && (row.status === states.inForce || row.status === states.notBegun))
      Object.assign(row, { status: states.withdrawn, cancelBy, cancelTime: wireTime(now) })
}

export const authDetail = (row: AuthRow): VehicleAuth => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as VehicleAuth),
  seriesName: seriesName(row.seriesCode),
})
export const authRow = (row: AuthRow): VehicleAuth => ({
  ...authDetail(row),
  ownerName: maskName(row.ownerName),
  granteeName: maskName(row.granteeName),
})

/** Counts authorisations: in force, not yet accepted, with a Bluetooth key, and ended this month. */
export const authSums = (rows: readonly AuthRow[], now: number) => {
  const month = wireTime(now).slice(0, MONTH)
  const count = (fits: (row: AuthRow) => boolean) => rows.filter(fits).length
  return {
    activeCount: count(({ status }) => status === states.inForce),
    waitingCount: count(({ status }) => status === states.waiting),
    bluetoothCount: count((row) => row.status === states.inForce && row.authType !== authType.remote),
    endedCount: count(({ cancelTime }) => cancelTime.startsWith(month)),
  }
}

const RESULTS = [controlStatus.done, controlStatus.done, controlStatus.failed, controlStatus.done] as const
export const functionsOf = (row: AuthRow): RemoteAuth[] =>
  row.scopes.map((scope, place) => {
    const chance = random(row.index * 31 + place)
    const isUsed = row.useCount > 0 && place % 3 !== 2
    return {
      id: `${row.id}${place}`,
      // The scopes are commands.
      command: scope as RemoteAuth['command'],
      allowed: place % 7 === 5 ? 0 : 1,
      dailyLimit: 20,
      usedToday: isUsed && row.status === states.inForce ? chance.int(0, 20) : 0,
      useCount: isUsed ? Math.ceil(row.useCount / 3) : 0,
      lastUseTime: isUsed ? row.lastUseTime : '',
      lastResult: at(RESULTS, row.index + place),
    }
  })

const PHONES = ['HUAWEI Mate 60', 'iPhone 15', 'Xiaomi 14', 'OPPO Find X7'] as const
const KEYS: Readonly<Record<number, BluetoothKey['status']>> = {
  [states.waiting]: keyStatus.inactive,
  [states.notBegun]: keyStatus.inactive,
  [states.inForce]: keyStatus.working,
  [states.expired]: keyStatus.expired,
  [states.withdrawn]: keyStatus.deleted,
  [states.refused]: keyStatus.deleted,
}
export const keysOf = (row: AuthRow): BluetoothKey[] =>
  Array.from({ length: 1 + (row.index % 2) }, (_, place) => {
    const status = KEYS[row.status] ?? keyStatus.inactive
    return {
      id: `${row.id}8${place}`,
      keyNo: `BK${row.id}${place}`,
      keyType: place === 0 ? keyType.shared : keyType.temporary,
      phoneModel: at(PHONES, row.index + place),
      bluetoothMac: maskTail(`A4C1${String(10_000_000 + row.index * 97 + place)}`),
      calibrateFlag: row.index % 3 === 0 ? 0 : 1,
      startTime: row.startTime,
      endTime: row.endTime,
      useCount: row.useCount,
      lastUseTime: row.lastUseTime,
      status: status === keyStatus.working && place === 1 ? keyStatus.frozen : status,
    }
  })
