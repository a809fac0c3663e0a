import { entity, f, type RowOf } from '../field'
import { bodyType, energyType, saleStatus } from './enums'

/** Car series that leads, test drives, orders and materials refer to by code; prices in yuan. */
export const carSeries = entity('carSeries', {
  id: f.id(),
  seriesCode: f.text({ required: true, max: 30, rule: 'code' }),
  seriesName: f.text({ required: true, max: 30 }),
  brandCode: f.ref({ required: true }),
  energyType: f.enum(energyType, { required: true }),
  bodyType: f.enum(bodyType),
  cover: f.image({ required: true }),
  minPrice: f.money(),
  maxPrice: f.money(),
  modelNames: f.tags({ max: 30 }),
  launchDate: f.date(),
  clueFlag: f.switch(),
  driveFlag: f.switch(),
  sort: f.integer({ min: 0, max: 9999 }),
  status: f.status(saleStatus),
  updateTime: f.dateTime(),
})
export interface CarSeries extends RowOf<typeof carSeries> {}
