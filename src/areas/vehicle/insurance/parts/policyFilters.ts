import { insurancePolicy as fields, insuranceStatus, policyScope } from '@/entities/vehicle/insurancePolicy'
import { f } from '@/entities/field'
import { choicesFilter, containsFilter, daysOf, type DateRangeFilter, type Filter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { isVinShaped } from '@/lib/checkDigits'
import { isPlate } from '@/lib/plate'
import { inZone } from '@/lib/time'

/** A policy is due for so many days before its end, and lapsed for so many behind it. */
const DUE_DAYS = 30
const LAPSED_DAYS = 90

const SCOPE = { ...f.enum(policyScope), key: 'scope', label: 'insurance.scope' } as const
const dayIn = (days: number) => inZone(Date.now()).add(days, 'day').format('YYYY-MM-DD')
/** Policies that end between two days counted from today. */
const ending = (from: number, until: number) => ({
  endTimeStart: `${dayIn(from)} 00:00:00`,
  endTimeEnd: `${dayIn(until)} 23:59:59`,
})
const scoped = (scope: string) =>
  scope === policyScope.due
    ? { status: [insuranceStatus.inForce], ...ending(0, DUE_DAYS) }
    : scope === policyScope.lapsed
      ? { status: [insuranceStatus.expired], ...ending(-LAPSED_DAYS, 0), renewed: 0 }
      : scope === policyScope.cancelled
        ? { status: [insuranceStatus.cancelled] }
        : {}

type ScopeKey = 'scope' | 'status' | 'endTimeStart' | 'endTimeEnd' | 'renewed'
/** The usual searches as tabs with counts. Each sends a state and days and replaces those filters. */
export const scopeTabs: Filter<ScopeKey, 'scope'> = {
  ...statusTabs(SCOPE, policyScope.due),
  clears: ['status', 'signTime', 'endTime'],
  exact: (text) => text !== '',
  toQuery: (text) => ({ scope: text, ...scoped(text) }),
}
export const statusFilter = { ...choicesFilter(fields.status), clears: ['scope'] }

const tidied = (text: string) => text.replaceAll(/[\s·]/g, '').toUpperCase()
/** A filter of a car, by a part of its plate or by its whole VIN. */
export const plateFilter: Filter<'plate' | 'vin', 'plate'> = {
  ...containsFilter({ key: 'plate', label: 'insurance.plateOrVin' }),
  toQuery: (text) => (isVinShaped(tidied(text)) ? { vin: tidied(text) } : { plate: tidied(text) }),
  exact: (text) => isVinShaped(tidied(text)) || isPlate(tidied(text)),
}

/** The days of signing and of the end, of which one is sent: by default the signing of the last 90 days. */
export const dateFilters: readonly [DateRangeFilter<'signTime'>, DateRangeFilter<'endTime'>] = [
  { ...spanFilter(fields.signTime), clears: ['endTime', 'scope'] },
  {
    ...spanFilter({ ...fields.endTime, label: 'insurance.endTime' }),
    clears: ['signTime', 'scope'],
    exact: (text) => daysOf(text) !== undefined,
  },
]
