import { is } from '@/entities/field'
import { bindStatus } from '@/entities/system/enums'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import { plain } from '@/kit/show/format'
import { toMillis, inZone } from '@/lib/time'

const DAY = 86_400_000
export const SOON_DAYS = 7

/** Returns the remaining days of a binding, rounded up; undefined if it has no end. */
export const daysLeft = (row: Pick<WorkNoBinding, 'expireTime'>, now = Date.now()): number | undefined => {
  const end = toMillis(row.expireTime)
  return end === undefined ? undefined : Math.ceil((end - now) / DAY)
}

/** True if a bound number ends within a week or is past its end. */
export const endsSoon = (row: Pick<WorkNoBinding, 'expireTime' | 'status'>, now = Date.now()): boolean => {
  const left = daysLeft(row, now)
  return is(row.status, bindStatus.bound) && left !== undefined && left <= SOON_DAYS
}

/** Returns the day a number of days from now, in the console's time zone. */
export const dayAhead = (days: number, now = Date.now()): string => inZone(now).add(days, 'day').format('YYYY-MM-DD')

/** Groups a phone number: 170 1234 5678. */
export const spaced = (phone: string): string => plain(phone).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
