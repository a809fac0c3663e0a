import type dayjs from 'dayjs'
import { useViewer } from '@/business/viewer'
import { useToday } from '@/kit/data/useToday'
import { useScreen } from '@/kit/page/screen'
import { inZone } from '@/lib/time'
import type { Variant } from './variant'

/** Periods of the board; thisMonth is the default. */
export const PERIODS = ['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const
export type Period = (typeof PERIODS)[number]

/** First and last day, as YYYY-MM-DD. */
type Days = readonly [string, string]

export interface View {
  days: Days
  /** Comparable part of the previous period. */
  before: Days
  /** Headquarters only. */
  areaName?: string
  /** Groups only. */
  dealerCode?: string
}

/**
 * Returns the days of a period up to today, in the console's time zone and with weeks from Monday, and those of the
 * previous period. A current period is compared with the same number of days of the previous one, at most all of
 * them.
 */
export const daysOf = (period: Period, now = Date.now()): Pick<View, 'days' | 'before'> => {
  const today = inZone(now)
  const days = (from: dayjs.Dayjs, to: dayjs.Dayjs): Days => [from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')]
  const monthBack = (months: number) => {
    // Subtracts from the 15th, because a month before the 31st may not have that day.
    const within = today.date(15).subtract(months, 'month')
    return { first: within.startOf('month'), last: within.endOf('month') }
  }
  switch (period) {
    case 'today':
      return { days: days(today, today), before: days(today.subtract(1, 'day'), today.subtract(1, 'day')) }
    case 'thisWeek': {
      const monday = today.subtract((today.day() + 6) % 7, 'day')
      return { days: days(monday, today), before: days(monday.subtract(7, 'day'), today.subtract(7, 'day')) }
    }
    case 'thisMonth': {
      const { first, last } = monthBack(1)
      return {
        days: days(today.startOf('month'), today),
        before: days(first, first.date(Math.min(today.date(), last.date()))),
      }
    }
    case 'lastMonth': {
      const [month, before] = [monthBack(1), monthBack(2)]
      return { days: days(month.first, month.last), before: days(before.first, before.last) }
    }
  }
}

/**
 * Filters of the board, in the query of the tab as period, areaName and dealerCode. Each applies only to users who
 * can choose it.
 */
export const useView = (variant: Variant) => {
  const { area, group } = useViewer()
  const { query, setQuery } = useScreen()
  useToday()
  const period = PERIODS.find((one) => one === query.get('period')) ?? 'thisMonth'
  // The server limits a sales area to its own data.
  const byArea = variant === 'hq' && !area
  const byDealer = variant === 'dealer' && group
  const view: View = {
    ...daysOf(period),
    areaName: (byArea && query.get('areaName')) || undefined,
    dealerCode: (byDealer && query.get('dealerCode')) || undefined,
  }
  return { view, period, byDealer, set: setQuery }
}
