import type { Equity } from '@/entities/orders/equity'
import { toMillis } from '@/lib/time'

export const nameOf = (row: Equity): string => row.rightName || row.rightCode || row.id

/** Whether its time is over. */
export const isExpired = ({ endTime }: Pick<Equity, 'endTime'>): boolean =>
  (toMillis(endTime) ?? Infinity) <= Date.now()

/** Whether a benefit can be published by what is known of it: it has its details and its icon, and its end is ahead. A list may leave the details out: then the server knows. */
export const isWhole = ({ content, cover, endTime }: Partial<Pick<Equity, 'content' | 'cover' | 'endTime'>>): boolean =>
  content !== '' && content !== null && !!cover && !!endTime && !isExpired({ endTime })
