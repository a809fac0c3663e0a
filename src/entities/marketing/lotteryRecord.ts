import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'
import { drawWay, prizeStatus, prizeType } from './lotteryEnums'

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

/** Delivery step of a prize; the time is empty while it is pending. */
export interface PrizeStep {
  step: 'draw' | 'address' | 'dispatch' | 'sent' | 'signed' | 'grant'
  time: string
}

/** Record with the delivery of its prize, the points spent and won, and the other records of the member. */
export interface LotteryRecordDetail extends LotteryRecord {
  couponId: string
  /** Reason the prize lapsed or could not be granted. */
  failReason: string
  steps: PrizeStep[]
  /** Points spent and won by the draw, and the balance after it. */
  pointLog: { spent: number; won: number; balance: number } | null
  others: LotteryRecord[]
}
