import { entity, f, type RowOf } from '../field'

/** A sales area in the short form that other records refer to by its name; in full it is a department of type 2. */
export const salesArea = entity('salesArea', {
  id: f.id(),
  areaCode: f.text(),
  areaName: f.text(),
  managerName: f.user(),
  dealerCount: f.integer(),
  sort: f.integer(),
})
export interface SalesArea extends RowOf<typeof salesArea> {}
