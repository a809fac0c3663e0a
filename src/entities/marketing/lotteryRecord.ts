import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'
import { drawWay, prizeStatus, prizeType } from './lotteryEnums'

/** One draw of a member, what it gave, and whether that arrived. */
export const lotteryRecord = entity('lotteryRecord', {
  id: f.id(),
  lotteryTitle: f.ref(),
  userId: f.text(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  drawTime: f.dateTime({ sortable: true }),
  freeFlag: f.enum(drawWay),
  costPoints: f.points(),
  prizeType: f.enum(prizeType),
  prizeName: f.text(),
  status: f.status(prizeStatus),
  expireTime: f.dateTime(),
  couponCode: f.ref(),
  orderNo: f.text(),
  receiverName: f.text(),
  receiverPhone: f.phone(),
  address: f.text(),
  expressNo: f.text(),
  updateTime: f.dateTime({ sortable: true }),
})

export interface LotteryRecord extends RowOf<typeof lotteryRecord> {
  lotteryId: string
}

/** A step on the way of a prize; without a time it is still to come. */
export interface PrizeStep {
  step: 'draw' | 'address' | 'dispatch' | 'sent' | 'signed' | 'grant'
  time: string
}

/** A draw in full: the way of its prize, the points it moved, and the other draws of the member. */
export interface LotteryRecordDetail extends LotteryRecord {
  couponId: string
  /** Why the prize lapsed or could not be given. */
  failReason: string
  steps: PrizeStep[]
  /** The points that the draw took and gave, and what the member had then. */
  pointLog: { spent: number; won: number; balance: number } | null
  others: LotteryRecord[]
}
