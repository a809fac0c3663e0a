import { useMemo } from 'react'
import type { DayConfig } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import { ruleType, type ScheduleCell, scheduleFixedRule } from '@/entities/vehicle/reserveSchedule'
import { cellRule, dateAfter, dayQuota, fixedKey, type SchedulePlan, slotState } from '@/entities/vehicle/scheduleRules'
import { DASH, optionName } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { today } from './reserveFilters'
import type { Spot } from './sheet'
import { useDayNames } from './useDayNames'
import type { SheetCell, SheetColumn } from './useSheet'

/**
 * Columns and cells of a week: dates with effective quotas, or weekdays with fixed quotas; all seven or only one
 * `day`.
 */
export const useWeekSheet = ({
  config,
  cells,
  slots,
  monday,
  plan,
  base,
  isFixed,
  day,
}: {
  config: DayConfig
  cells: readonly ScheduleCell[]
  slots: readonly string[]
  monday: string
  plan: SchedulePlan
  base: SchedulePlan
  isFixed: boolean
  /** 0 = Monday. */
  day: number | undefined
}) => {
  const t = useT()
  const dayNames = useDayNames()
  const counts = useMemo(
    () => new Map(cells.map(({ reserveDate, slot, bookedCount }) => [`${reserveDate} ${slot}`, bookedCount])),
    [cells],
  )
  const shown = WEEK_DAYS.map((_, at) => at).filter((at) => day === undefined || at === day)
  const dayAt = (column: number) => (shown[column] ?? 0) + 1
  const dateAt = (column: number) => dateAfter(monday, dayAt(column) - 1)
  const keyAt = ({ row, column }: Spot) => fixedKey(dayAt(column), slots[row] ?? '')
  const bookedOn = (date: string) => {
    const ofDay = cells.filter(({ reserveDate }) => reserveDate === date)
    return ofDay.length > 0 ? sumOf(ofDay.map(({ bookedCount }) => bookedCount)) : null
  }
  const columns = shown.map((at): SheetColumn => {
    const name = optionName(t, scheduleFixedRule.weekDay, at + 1)
    if (isFixed) return { key: name, head: name }
    const date = dateAfter(monday, at)
    const { quota, capped } = dayQuota(plan, config, date)
    return {
      key: date,
      head: name,
      below: dayNames.short(date),
      isToday: date === today(),
      foot: { text: `${bookedOn(date) ?? DASH} / ${quota ?? DASH}`, capped },
    }
  })
  const cellAt = (spot: Spot): SheetCell => {
    const slot = slots[spot.row] ?? ''
    const state = slotState(config, dayAt(spot.column), slot)
    if (isFixed) {
      const own = plan.fixed[keyAt(spot)]
      return {
        ...{ state, own, quota: plan.maxReserve },
        ruleType: own === undefined ? ruleType.standard : ruleType.fixed,
        changed: own !== base.fixed[keyAt(spot)],
      }
    }
    const date = dateAt(spot.column)
    const [now, before] = [cellRule(plan, config, date, slot), cellRule(base, config, date, slot)]
    return {
      ...now,
      state,
      booked: counts.get(`${date} ${slot}`) ?? null,
      changed: now.quota !== before.quota || now.ruleType !== before.ruleType,
    }
  }
  return { columns, cellAt, dateAt, keyAt }
}
