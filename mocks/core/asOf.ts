import { formatTime } from '@/lib/time'

const HOUR = 3_600_000

export const counted = (now: number): { asOf: string } => ({ asOf: formatTime(Math.floor(now / HOUR) * HOUR) })
