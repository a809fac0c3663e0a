import { maintenanceReserve as reserve } from '@/entities/vehicle/maintenanceReserve'
import { dateAfter } from '@/entities/vehicle/scheduleRules'
import { type DateRangeFilter, dateRangeFilter } from '@/kit/list/filters'
import { formatTime } from '@/lib/time'

const DAYS_AHEAD = 7
export const NEXT_DAYS = 'next7'
export const TOMORROW = 'tomorrow'

export const today = (): string => formatTime(Date.now(), 'YYYY-MM-DD')

/** Replaces names of future ranges by dates for the date filter of the kit. */
const resolved = (text: string): string => {
  if (text === TOMORROW) return `${dateAfter(today(), 1)}~${dateAfter(today(), 1)}`
  return text === NEXT_DAYS ? `${today()}~${dateAfter(today(), DAYS_AHEAD)}` : text
}
const DAYS = dateRangeFilter(reserve.reserveDate, ['today', 'thisWeek', 'last7', 'last30', 'thisMonth', 'lastMonth'])
export const reserveDaysFilter: DateRangeFilter<'reserveDate'> = {
  ...DAYS,
  toQuery: (text) => DAYS.toQuery(resolved(text)),
  describe: (text, t) =>
    text === TOMORROW
      ? t('reservations.tomorrow')
      : text === NEXT_DAYS
        ? t('reservations.nextDays')
        : DAYS.describe(text, t),
  control: (props) => DAYS.control({ ...props, value: resolved(props.value) }),
}
