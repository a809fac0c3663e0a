import { entity, f, type RowOf } from '../field'
import { picksendKind, picksendProvider } from './picksendOrder'
import type { TransportCar } from './transportCar'

/** The rules of the pick-up service: the default of headquarters, or those of one dealer with its cars. A rule without a value would mean nothing, so each is required. */
export const transportConfig = entity('transportConfig', {
  inheritFlag: f.switch(),
  serviceKinds: f.multi(picksendKind, { required: true }),
  provider: f.enum(picksendProvider, { required: true }),
  openTime: f.text({ required: true }),
  closeTime: f.text({ required: true }),
  advanceHours: f.integer({ required: true, min: 0, max: 72 }),
  dayQuota: f.integer({ required: true, min: 0, max: 99 }),
  maxRadius: f.integer({ required: true, min: 1, max: 200 }),
  freeKm: f.integer({ required: true, min: 0, max: 200 }),
  kmPrice: f.money({ required: true }),
  freeTimes: f.integer({ required: true, min: 0, max: 99 }),
  minPhotos: f.integer({ required: true, min: 0, max: 20 }),
  notice: f.longtext({ max: 300 }),
  cars: f.json(),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export interface TransportConfig extends Omit<RowOf<typeof transportConfig>, 'cars'> {
  /** '' for the default of headquarters. */
  dealerCode: string
  cars: TransportCar[]
  /** How many dealers follow the default of headquarters, where the server counts them. */
  inheritCount?: number
}
