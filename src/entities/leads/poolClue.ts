import { entity, f, type RowOf } from '../field'
import { clueLevel, poolReason, poolStatus } from './enums'

/** A lead that nobody owns, as the pool knows it. */
export const poolClue = entity('poolClue', {
  clueId: f.id(),
  customerName: f.text({ max: 30 }),
  phone: f.phone(),
  cityName: f.ref(),
  oneChannel: f.ref(),
  twoChannel: f.ref(),
  seriesName: f.ref(),
  clueLevel: f.enum(clueLevel),
  enterReason: f.enum(poolReason),
  lastDealerName: f.dealer(),
  returnCount: f.integer({ sortable: true }),
  enterTime: f.dateTime({ sortable: true }),
  stayDays: f.integer({ sortable: true }),
  status: f.status(poolStatus),
})
/** A pool lead with the codes of what it names. */
export interface PoolClue extends RowOf<typeof poolClue> {
  provinceName: string
  cityCode: string
  lastDealerCode: string
  seriesCode: string
  oneChannelCode: string
  twoChannelCode: string
}
