import { formatTime } from '@/lib/time'

const HOUR = 3_600_000

/** When the figures of an answer were counted: at the last full hour. */
export const counted = (now: number): { asOf: string } => ({ asOf: formatTime(Math.floor(now / HOUR) * HOUR) })
