import { entity, enumeration, f, type RowOf } from '../field'
import { carCommand, controlStatus } from './controlLog'

export const authRelation = enumeration('authRelation', {
  spouse: 1,
  family: 2,
  friend: 3,
  hiredDriver: 4,
  dealer: 5,
  other: 9,
})
export const authType = enumeration('authType', { remote: 1, bluetooth: 2, both: 3 })
export const authCancelBy = enumeration('authCancelBy', {
  owner: 1,
  grantee: 2,
  unbinding: 3,
  writeOff: 4,
  expiry: 5,
})
export const authStatus = enumeration('authStatus', {
  waiting: [1, 'warning'],
  notBegun: [2, 'processing'],
  inForce: [3, 'success'],
  expired: 4,
  withdrawn: 5,
  refused: [6, 'error'],
})

/** Authorisation by the owner of a car for somebody else to use it. */
export const vehicleAuth = entity('vehicleAuth', {
  id: f.id(),
  authNo: f.id(),
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  ownerName: f.realName(),
  ownerPhone: f.phone(),
  granteeName: f.realName(),
  granteePhone: f.phone(),
  relation: f.enum(authRelation),
  authType: f.enum(authType),
  scopes: f.multi(carCommand),
  startTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime({ sortable: true }),
  useCount: f.integer({ sortable: true }),
  lastUseTime: f.dateTime({ sortable: true }),
  status: f.status(authStatus),
  createTime: f.dateTime({ sortable: true }),
  acceptTime: f.dateTime(),
  cancelBy: f.enum(authCancelBy),
  cancelTime: f.dateTime(),
})
export interface VehicleAuth extends RowOf<typeof vehicleAuth> {
  seriesCode: string
}

export const remoteAuth = entity('remoteAuth', {
  id: f.id(),
  command: f.enum(carCommand),
  allowed: f.switch(),
  dailyLimit: f.integer(),
  usedToday: f.integer(),
  useCount: f.integer(),
  lastUseTime: f.dateTime(),
  lastResult: f.enum(controlStatus),
})
export type RemoteAuth = RowOf<typeof remoteAuth>

export const keyType = enumeration('keyType', { owner: 1, shared: 2, temporary: 3 })
export const keyStatus = enumeration('keyStatus', {
  inactive: [0, 'warning'],
  working: [1, 'success'],
  frozen: [2, 'warning'],
  expired: 3,
  deleted: 4,
})
export const bluetoothKey = entity('bluetoothKey', {
  id: f.id(),
  keyNo: f.text(),
  keyType: f.enum(keyType),
  phoneModel: f.text(),
  bluetoothMac: f.text(),
  calibrateFlag: f.switch(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  useCount: f.integer(),
  lastUseTime: f.dateTime(),
  status: f.status(keyStatus),
})
export type BluetoothKey = RowOf<typeof bluetoothKey>
