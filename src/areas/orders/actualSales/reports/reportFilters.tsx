import { Segmented } from 'antd'
import { DealerSelect } from '@/business/DealerSelect'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import type { Viewer } from '@/business/viewer'
import * as dealers from '@/api/system/dealers'
import { actualSale } from '@/entities/orders/actualSale'
import { useLoad } from '@/kit/data/load'
import { choicesFilter, type Filter } from '@/kit/list/filters'
import { monthRangeFilter, monthsOf } from '@/kit/list/monthFilter'
import { listOf } from '@/lib/listOf'
import { type TextKey, useT } from '@/locales'

const MAX_MONTHS = 24

export const GROUPS = {
  month: 'ats.byMonth',
  series: 'ats.bySeries',
  consultant: 'ats.byConsultant',
  dealer: 'ats.byDealer',
  area: 'ats.byArea',
} as const satisfies Record<string, TextKey>
export type Group = keyof typeof GROUPS
const OWN_GROUPS: readonly Group[] = ['month', 'series', 'consultant']
const ALL_GROUPS: readonly Group[] = [...OWN_GROUPS, 'dealer', 'area']
export const groupOf = (text: string): Group => ALL_GROUPS.find((one) => one === text) ?? 'month'

const Groups = ({
  of,
  value,
  onChange,
  label,
}: {
  of: readonly Group[]
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <div className="scroll-x">
      <Segmented<string>
        aria-label={label}
        value={groupOf(value)}
        onChange={onChange}
        options={of.map((one) => ({ value: one, label: t(GROUPS[one]) }))}
      />
    </div>
  )
}

const groupFilter = (hq: boolean): Filter<'groupBy'> => ({
  key: 'groupBy',
  label: 'ats.groupBy',
  instant: true,
  always: true,
  wide: true,
  toQuery: (text) => ({ groupBy: groupOf(text) }),
  describe: (text, t) => t(GROUPS[groupOf(text)]),
  control: ({ value, onChange, label }) => (
    <Groups of={hq ? ALL_GROUPS : OWN_GROUPS} value={value} onChange={onChange} label={label} />
  ),
})

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
const months = monthRangeFilter({ key: 'month', label: 'ats.month' }, true)
const monthFilter: Filter<'startMonth' | 'endMonth', 'month'> = {
  ...months,
  toQuery: (text) => {
    const [startMonth, endMonth] = monthsOf(text) ?? []
    return startMonth ? { startMonth, endMonth } : {}
  },
  validate: (text) => {
    const [from, until] = monthsOf(text) ?? []
    return from && until && numberOf(until) - numberOf(from) >= MAX_MONTHS ? 'ats.monthsMax' : undefined
  },
}

/** Filter by several car series; seriesCode in the address and in the request. */
export const severalSeries: Filter<'seriesCode'> = {
  ...severalSeriesFilterOf(actualSale.seriesName),
  key: 'seriesCode',
  toQuery: (text) => ({ seriesCode: listOf(text) }),
}

const DealerNames = ({ codes }: { codes: string[] }) => {
  const { data } = useLoad(dealers.selectDealers.query({ codes }, { quiet: true }))
  return codes.map((code) => data?.find(({ dealerCode }) => dealerCode === code)?.dealerName ?? code).join(' / ')
}
/** Filter by several dealers; dealerCode in the address and in the request. */
const severalDealersOf = (group: string | undefined): Filter<'dealerCode'> => ({
  key: 'dealerCode',
  label: actualSale.dealerName.label,
  instant: true,
  toQuery: (text) => ({ dealerCode: listOf(text) }),
  describe: (text) => <DealerNames codes={listOf(text)} />,
  control: ({ value, onChange, label }) => (
    <DealerSelect
      multiple
      group={group}
      value={listOf(value)}
      label={label}
      placeholder={label}
      onChange={(codes) => onChange(Array.isArray(codes) ? codes.join(',') : '')}
    />
  ),
})

/**
 * Returns the report filters: headquarters chooses among all dealers, a group among its members, and a dealer has no
 * dealer filter.
 */
export const reportFilters = ({ hq, group, dealerCode }: Pick<Viewer, 'hq' | 'group' | 'dealerCode'>) => [
  groupFilter(hq),
  monthFilter,
  ...(hq || group ? [severalDealersOf(group ? dealerCode : undefined)] : []),
  severalSeries,
  choicesFilter(actualSale.saleType),
]
