import { entity, enumeration, f, type RowOf } from '../field'
import { energyType } from '../shared/enums'

export const vehicleBindState = enumeration('vehicleBindState', { unbound: 0, bound: [1, 'success'] })
export const onlineStatus = enumeration('onlineStatus', {
  inactive: 0,
  online: [1, 'success'],
  offline: [2, 'warning'],
  asleep: 3,
  writtenOff: [4, 'error'],
})

export const connectedCar = entity('connectedCar', {
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  modelName: f.text(),
  energyType: f.enum(energyType),
  tboxNo: f.text(),
  iccid: f.text(),
  provider: f.ref(),
  userName: f.realName(),
  phone: f.phone(),
  dealerName: f.dealer(),
  cityName: f.text(),
  bindStatus: f.enum(vehicleBindState),
  onlineStatus: f.status(onlineStatus),
  activeTime: f.dateTime(),
  serviceEndTime: f.date({ sortable: true }),
  authCount: f.integer(),
  lastOnlineTime: f.dateTime(),
  testDriveFlag: f.switch(),
  drivingFlag: f.switch(),
})
export interface ConnectedCar extends RowOf<typeof connectedCar> {
  /** The VIN, which is the key. */
  id: string
  seriesCode: string
  cityCode: string
}

export interface CarCity {
  code: string
  name: string
  vehicleCount: number
}
