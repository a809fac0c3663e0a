import { entity, f, type RowOf } from '../field'
import { quotaKind } from './enums'

/** A metric of the sales reports; its code is the name of a field of saleReport. */
export const quota = entity('quota', {
  quotaCode: f.id(),
  quotaName: f.text(),
  quotaKind: f.enum(quotaKind),
  formula: f.text(),
  sort: f.integer(),
})
export interface Quota extends RowOf<typeof quota> {}
