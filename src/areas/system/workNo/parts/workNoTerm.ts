import { bindStatus } from '@/entities/system/enums'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import { plain } from '@/kit/show/format'
import { toMillis, inZone } from '@/lib/time'

const DAY = 86_400_000
/** A binding that ends within so many days is marked. */
export const SOON_DAYS = 7

/** The days that a binding has left, rounded up; undefined for one without end. */
export const daysLeft = (row: Pick<WorkNoBinding, 'expireTime'>, now = Date.now()): number | undefined => {
  const end = toMillis(row.expireTime)
  return end === undefined ? undefined : Math.ceil((end - now) / DAY)
}

/** Whether a bound number ends within a week. */
export const endsSoon = (row: Pick<WorkNoBinding, 'expireTime' | 'status'>, now = Date.now()): boolean => {
  const left = daysLeft(row, now)
  return row.status === bindStatus.bound && left !== undefined && left <= SOON_DAYS
}

/** A day so many days from now in the console's zone. */
export const dayAhead = (days: number, now = Date.now()): string => inZone(now).add(days, 'day').format('YYYY-MM-DD')

/** A number in groups that can be read out: 170 1234 5678. */
export const spaced = (phone: string): string => plain(phone).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
