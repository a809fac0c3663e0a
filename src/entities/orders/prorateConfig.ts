import { entity, f, type RowOf } from '../field'
import { feeBearer, prorateBizType, splitTrigger } from './prorateEnums'

export const prorateConfig = entity('prorateConfig', {
  bizType: f.enum(prorateBizType),
  dealerRatio: f.percent({ decimals: 2, required: true, min: 0, max: 100 }),
  platformRatio: f.percent({ decimals: 2, required: true, min: 0, max: 100 }),
  feeBearer: f.enum(feeBearer, { required: true }),
  trigger: f.enum(splitTrigger, { required: true }),
  settleDays: f.integer({ required: true, min: 1, max: 30 }),
  minAmount: f.money({ required: true }),
  enabled: f.switch(),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})

export interface ProrateConfig extends RowOf<typeof prorateConfig> {}
