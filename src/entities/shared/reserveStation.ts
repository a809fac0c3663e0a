import { entity, f, type RowOf } from '../field'

export const reserveStation = entity('reserveStation', {
  dealerCode: f.dealer(),
  stationName: f.text(),
  servicePhone: f.text(),
  workDays: f.text(),
  openTime: f.text(),
  closeTime: f.text(),
  bayCount: f.integer(),
  maxReserve: f.integer(),
  location: f.geo(),
})
export interface ReserveStation extends RowOf<typeof reserveStation> {}
