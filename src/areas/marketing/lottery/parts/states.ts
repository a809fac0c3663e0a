import type { Path } from '@/routes'

/** Where wheels are listed, shown and written, and their draws. */
export const LIST = '/marketing-management/integral-turntable' satisfies Path
export const DETAILS = '/marketing-management/details' satisfies Path
export const RECORDS = '/marketing-management/lottery-record' satisfies Path
export const RECORD = '/marketing-management/lottery-record-detail' satisfies Path

/** The states of a wheel. */
export const DRAFT = 0
export const UPCOMING = 1
export const RUNNING = 2
export const STOPPED = 3
export const ENDED = 4
/** What a slot gives; beside these there is one more draw. */
export const NONE = 0
export const POINTS = 1
export const COUPON = 2
export const GOODS = 3

/** Whether a slot gives something of which there are only so many. */
export const isGiven = (prizeType: unknown): boolean => [POINTS, COUPON, GOODS].some((type) => type === Number(prizeType))
