import { is } from '@/entities/field'
import { prizeType as prizeTypes } from '@/entities/marketing/lotteryEnums'
import type { Path } from '@/routes'

export const DETAILS = '/marketing-management/details' satisfies Path
export const RECORDS = '/marketing-management/lottery-record' satisfies Path
export const RECORD = '/marketing-management/lottery-record-detail' satisfies Path

/** True if a slot gives something with limited stock. */
export const isGiven = (prizeType: unknown): boolean =>
  is(prizeType, prizeTypes.points, prizeTypes.coupon, prizeTypes.goods)
