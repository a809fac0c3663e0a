import type dayjs from 'dayjs'
import { useViewer } from '@/business/viewer'
import { useToday } from '@/kit/data/useToday'
import { useScreen } from '@/kit/page/screen'
import { inZone } from '@/lib/time'
import type { Variant } from './variant'

/** The periods of the board; the third is taken when none is chosen. */
export const PERIODS = ['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const
export type Period = (typeof PERIODS)[number]

/** First and last day, as YYYY-MM-DD. */
type Days = readonly [string, string]

/** What the numbers of the board are asked for. */
export interface View {
  days: Days
  /** As much of the period before, for comparison. */
  before: Days
  /** One sales area; headquarters only. */
  areaName?: string
  /** One dealer; the staff of a group only. */
  dealerCode?: string
}

/**
 * The days of a period up to today, in the console's zone and with weeks from Monday, and those of the period before: a period under way is compared
 * with as many days of the one before, at most all of them.
 */
export const daysOf = (period: Period, now = Date.now()): Pick<View, 'days' | 'before'> => {
  const today = inZone(now)
  const days = (from: dayjs.Dayjs, to: dayjs.Dayjs): Days => [from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')]
  const monthBack = (months: number) => {
    // By way of the 15th: a month back from the 31st is a day that may not exist.
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

/** The filters of the board. They stand in the tab's query as period, areaName and dealerCode, each only where it means something to the user. */
export const useView = (variant: Variant) => {
  const { area, group } = useViewer()
  const { query, setQuery } = useScreen()
  useToday()
  const period = PERIODS.find((one) => one === query.get('period')) ?? 'thisMonth'
  // A sales area sees its own alone, which the server knows.
  const byArea = variant === 'hq' && !area
  const byDealer = variant === 'dealer' && group
  const view: View = {
    ...daysOf(period),
    areaName: (byArea && query.get('areaName')) || undefined,
    dealerCode: (byDealer && query.get('dealerCode')) || undefined,
  }
  return { view, period, byDealer, set: setQuery }
}
