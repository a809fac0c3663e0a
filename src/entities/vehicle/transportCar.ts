import { entity, enumeration, f, type RowOf } from '../field'

export const transportCarKind = enumeration('transportCarKind', { serviceCar: 1, flatbed: 2, driverOnly: 3 })
export const transportCarStatus = enumeration('transportCarStatus', {
  free: [1, 'success'],
  onTask: [2, 'processing'],
  repair: [3, 'warning'],
  outOfUse: 0,
})

/** Car of a dealer with its driver, for pick-ups and deliveries. Stored as a row of the dealer's service rules. */
export const transportCar = entity('transportCar', {
  id: f.id(),
  plate: f.text({ required: true, max: 8 }),
  carKind: f.enum(transportCarKind, { required: true }),
  modelName: f.text({ max: 30 }),
  dealerName: f.dealer(),
  cityName: f.text(),
  driverName: f.text({ required: true, min: 2, max: 20 }),
  driverPhone: f.phone({ required: true, rule: 'mobile' }),
  insuranceEnd: f.date({ required: true, sortable: true }),
  todayCount: f.integer({ sortable: true }),
  monthCount: f.integer({ sortable: true }),
  monthMileage: f.number({ sortable: true }),
  status: f.status(transportCarStatus, { required: true }),
  updateTime: f.dateTime({ sortable: true }),
})
export interface TransportCar extends RowOf<typeof transportCar> {
  dealerCode: string
}
