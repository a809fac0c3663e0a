import { entity, f, type RowOf } from '../field'

/** A car of a user who invites others. */
export const referrerVehicle = entity('referrerVehicle', {
  vin: f.id(),
  plateNo: f.text(),
  seriesName: f.text(),
  modelName: f.text(),
  buyTime: f.date(),
  dealerName: f.dealer(),
})
export interface ReferrerVehicle extends RowOf<typeof referrerVehicle> {}
