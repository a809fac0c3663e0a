import { entity, f, type RowOf } from '../field'

export const referrerVehicle = entity('referrerVehicle', {
  vin: f.id(),
  plateNo: f.text(),
  seriesName: f.text(),
  modelName: f.text(),
  buyTime: f.date(),
  dealerName: f.dealer(),
})
export interface ReferrerVehicle extends RowOf<typeof referrerVehicle> {}
