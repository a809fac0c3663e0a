import type { AttendanceInput } from '@/api/community/socialActivities'
import type { SignActivity } from '@/entities/community/signActivity'
import { signMode } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import { validatePoint } from '@/kit/map/GeoBox'
import { plain } from '@/kit/show/format'
import { formatTime, toMillis } from '@/lib/time'
import type { Translate } from '@/locales'

export type SessionOf = Partial<Pick<SignActivity, 'signMode' | 'startTime' | 'endTime'>>
export type SessionValues = Omit<AttendanceInput, 'status'> & { managerName?: string }
export const sentOf = ({ managerName: _name, ...values }: SessionValues): AttendanceInput => values
type Other = Pick<SessionValues, 'sessionName' | 'openTime' | 'closeTime' | 'address'>

const DAY = 86_400_000
/** Default radius of a session in m. */
export const RADIUS = 500
export const MAX_SESSIONS = 50

export const isDaily = (of: SessionOf): boolean => is(of.signMode, signMode.daily)

export const nameError = (value: unknown, others: readonly Other[], t: Translate): string | undefined =>
  others.some((one) => plain(one.sessionName) === plain(value).trim()) ? t('checkIns.nameTaken') : undefined

export const openError = (value: unknown, of: SessionOf, t: Translate): string | undefined => {
  const [open, from, to] = [toMillis(value), toMillis(of.startTime), toMillis(of.endTime)]
  if (open === undefined) return undefined
  return (from !== undefined && open < from) || (to !== undefined && open >= to) ? outside(of, t) : undefined
}
const outside = (of: SessionOf, t: Translate) =>
  t('checkIns.outside', {
    from: formatTime(of.startTime, 'YYYY-MM-DD HH:mm'),
    to: formatTime(of.endTime, 'YYYY-MM-DD HH:mm'),
  })

/**
 * Validates the closing time: after the opening and within the activity. Unless the activity is daily, also at most a
 * day after the opening and without overlap at the same place.
 */
export const closeError = (
  value: unknown,
  { openTime, address }: SessionValues,
  of: SessionOf,
  others: readonly Other[],
  t: Translate,
): string | undefined => {
  const [open, close, end] = [toMillis(openTime), toMillis(value), toMillis(of.endTime)]
  if (open === undefined || close === undefined) return undefined
  if (close <= open) return t('checkIns.closeAfterOpen')
  if (end !== undefined && close > end) return outside(of, t)
  if (isDaily(of)) return undefined
  if (close - open > DAY) return t('checkIns.maxHours')
  const other = others.find(
    (one) =>
      plain(one.address).trim() === plain(address).trim() &&
      (toMillis(one.openTime) ?? Infinity) < close &&
      (toMillis(one.closeTime) ?? -Infinity) > open,
  )
  return other && t('checkIns.overlap', { name: plain(other.sessionName) })
}

export const sessionError = <Session extends SessionValues & { key: string }>(
  one: Session,
  of: SessionOf,
  sessions: readonly Session[],
  t: Translate,
): string | undefined => {
  const others = sessions.filter(({ key }) => key !== one.key)
  return (
    nameError(one.sessionName, others, t) ??
    openError(one.openTime, of, t) ??
    closeError(one.closeTime, one, of, others, t) ??
    validatePoint(one.location, t)
  )
}
