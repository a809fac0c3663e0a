import { entity, f, type RowOf } from '../field'

/** A brand of the maker, with the number of its series. */
export const brand = entity('brand', {
  brandCode: f.id(),
  brandName: f.text(),
  logo: f.image(),
  seriesCount: f.integer(),
  sort: f.integer(),
})
export interface Brand extends RowOf<typeof brand> {}
