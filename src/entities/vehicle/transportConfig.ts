import { entity, f, type RowOf } from '../field'
import { picksendKind, picksendProvider } from './picksendOrder'
import type { TransportCar } from './transportCar'

/**
 * Rules of the pick-up service: the headquarters default, or those of one dealer with its cars. A missing value has
 * no meaning, so every rule is required.
 */
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
  /** Empty for the headquarters default. */
  dealerCode: string
  /** All cars of the dealer, if the server sends them. */
  cars?: TransportCar[]
  /** Number of dealers that use the headquarters default, if the server sends it. */
  inheritCount?: number
}
