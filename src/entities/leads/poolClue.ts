import { entity, f, type RowOf } from '../field'
import { clueLevel, poolReason, poolStatus } from './enums'

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
export interface PoolClue extends RowOf<typeof poolClue> {
  provinceName: string
  cityCode: string
  lastDealerCode: string
  seriesCode: string
  oneChannelCode: string
  twoChannelCode: string
}
