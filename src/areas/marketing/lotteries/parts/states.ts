import { is } from '@/entities/field'
import { prizeType as prizeTypes } from '@/entities/marketing/lotteryEnums'
import type { Path } from '@/routes'

/** Where wheels are shown and written, and their draws. */
export const DETAILS = '/marketing-management/details' satisfies Path
export const RECORDS = '/marketing-management/lottery-record' satisfies Path
export const RECORD = '/marketing-management/lottery-record-detail' satisfies Path

/** Whether a slot gives something of which there are only so many. */
export const isGiven = (prizeType: unknown): boolean =>
  is(prizeType, prizeTypes.points, prizeTypes.coupon, prizeTypes.goods)
