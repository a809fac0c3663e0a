import type { Path } from '@/routes'

/** Where wheels are listed, shown and written, and their draws. */
export const LIST = '/marketing-management/integral-turntable' satisfies Path
export const DETAILS = '/marketing-management/details' satisfies Path
export const RECORDS = '/marketing-management/lottery-record' satisfies Path
export const RECORD = '/marketing-management/lottery-record-detail' satisfies Path

/** The states of a wheel. */
export const [DRAFT, UPCOMING, RUNNING, STOPPED, ENDED] = [0, 1, 2, 3, 4] as const
/** What a slot gives. */
export const [NONE, POINTS, COUPON, GOODS, AGAIN] = [0, 1, 2, 3, 4] as const

/** Whether a slot gives something of which there are only so many. */
export const isGiven = (prizeType: unknown): boolean => [POINTS, COUPON, GOODS].some((type) => type === Number(prizeType))
