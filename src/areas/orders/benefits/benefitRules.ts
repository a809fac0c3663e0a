import type { Equity } from '@/entities/orders/equity'
import { toMillis } from '@/lib/time'

export const nameOf = (row: Equity): string => row.rightName || row.rightCode || row.id

export const isExpired = ({ endTime }: Pick<Equity, 'endTime'>): boolean =>
  (toMillis(endTime) ?? Infinity) <= Date.now()

/**
 * True if a benefit can be published: it has details and icon, and its end is in the future. A list may omit the
 * details; the server then checks them.
 */
export const isWhole = ({ content, cover, endTime }: Partial<Pick<Equity, 'content' | 'cover' | 'endTime'>>): boolean =>
  content !== '' && content !== null && !!cover && !!endTime && !isExpired({ endTime })
