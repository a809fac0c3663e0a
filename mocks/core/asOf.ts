import { formatTime } from '@/lib/time'

const HOUR = 3_600_000

/** Returns the field of a reply for figures counted at the last full hour. */
export const counted = (now: number): { asOf: string } => ({ asOf: formatTime(Math.floor(now / HOUR) * HOUR) })
