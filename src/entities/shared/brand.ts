import { entity, f, type RowOf } from '../field'

export const brand = entity('brand', {
  brandCode: f.id(),
  brandName: f.text(),
  logo: f.image(),
  seriesCount: f.integer(),
  sort: f.integer(),
})
export interface Brand extends RowOf<typeof brand> {}
