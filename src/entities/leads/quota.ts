import { entity, f, type RowOf } from '../field'
import { quotaKind } from './enums'

/** Metric of the sales reports; its code is a field name of saleReport. */
export const quota = entity('quota', {
  quotaCode: f.id(),
  quotaName: f.text(),
  quotaKind: f.enum(quotaKind),
  formula: f.text(),
  sort: f.integer(),
})
export interface Quota extends RowOf<typeof quota> {}
