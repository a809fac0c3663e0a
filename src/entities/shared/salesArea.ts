import { entity, f, type RowOf } from '../field'

/** Short form of a sales area, referred to by name. The full record is a department of type 2. */
export const salesArea = entity('salesArea', {
  id: f.id(),
  areaCode: f.text(),
  areaName: f.text(),
  managerName: f.user(),
  dealerCount: f.integer(),
  sort: f.integer(),
})
export interface SalesArea extends RowOf<typeof salesArea> {}
