import { entity, f, type RowOf } from '../field'
import { drawScene, drawStatus, riskFlag } from './cashEnums'

export const drawRecord = entity('drawRecord', {
  id: f.id(),
  drawTitle: f.ref(),
  userId: f.text(),
  nickname: f.text(),
  phone: f.phone(),
  drawScene: f.enum(drawScene),
  qualifyNo: f.text(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  drawTime: f.dateTime({ sortable: true }),
  prizeName: f.text(),
  amount: f.money({ sortable: true }),
  riskFlag: f.enum(riskFlag),
  claimTime: f.dateTime(),
  expireTime: f.dateTime(),
  payId: f.ref(),
  status: f.status(drawStatus),
})

export interface DrawRecord extends RowOf<typeof drawRecord> {
  drawId: string
  /** Number of accounts that used the same device. */
  sameDevice: number
}
