import { entity, f, type RowOf } from '../field'
import { receiverType, splitStatus } from './prorateEnums'

export const splitLine = entity('splitLine', {
  id: f.id(),
  splitNo: f.id(),
  receiverType: f.enum(receiverType),
  receiverName: f.text(),
  merchantNo: f.id(),
  ratio: f.percent({ decimals: 2 }),
  amount: f.money(),
  backAmount: f.money(),
  status: f.status(splitStatus),
  splitTime: f.dateTime(),
})

export interface SplitLine extends RowOf<typeof splitLine> {}
