import './insurance.css'
import { useMemo } from 'react'
import * as insurance from '@/api/vehicle/insurance'
import type { PolicySums } from '@/api/vehicle/insurance'
import { plateIn } from '@/business/plateFilter'
import { insurersFilter } from '@/business/InsurerSelect'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { f, is } from '@/entities/field'
import {
  type InsurancePolicy,
  insurancePolicy as fields,
  insuranceStatus,
  policyScope,
} from '@/entities/vehicle/insurancePolicy'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import {
  choicesFilter,
  containsFilter,
  type DateRangeFilter,
  daysOf,
  type Filter,
  phoneFilter,
} from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { TwoValues } from '@/kit/show/TwoValues'
import { isVinShaped } from '@/lib/checkDigits'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { isPlate } from '@/lib/plate'
import { formatTime, inZone } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { insuredPeriod, premiumsByInsurer, sumsOfPage } from './parts/policySums'

const DETAIL = '/insurance/riskOfSingleDetails'
const DEFAULTS = { signTime: 'last90' }
const NEWEST = { field: 'signTime', order: 'desc' } as const
const FIRST_END = { field: 'endTime', order: 'asc' } as const
const nameOf = (row: InsurancePolicy) => plain(row.policyNo) || row.id
const detailOf = (row: InsurancePolicy) => to(DETAIL, { id: row.id })

/** Days before its end during which a policy is due, and days after it during which an unrenewed one is lapsed. */
const DUE_DAYS = 30
const LAPSED_DAYS = 90

const SCOPE = { ...f.enum(policyScope), key: 'scope', label: 'insurance.scope' } as const
const dayIn = (days: number) => inZone(Date.now()).add(days, 'day').format('YYYY-MM-DD')
/** Search for policies that end between two days relative to today. */
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
/** Common searches as tabs with counts. Each sets state and dates and replaces those filters. */
const scopeTabs: Filter<ScopeKey, 'scope'> = {
  ...statusTabs(SCOPE, policyScope.due),
  clears: ['status', 'signTime', 'endTime'],
  exact: (text) => text !== '',
  toQuery: (text) => ({ scope: text, ...scoped(text) }),
}
const statusFilter = { ...choicesFilter(fields.status), clears: ['scope'] }

/** Filter by a part of the plate or the complete VIN. */
const plateFilter: Filter<'plate' | 'vin', 'plate'> = {
  ...containsFilter({ key: 'plate', label: 'insurance.plateOrVin' }),
  toQuery: (text) => (isVinShaped(plateIn(text)) ? { vin: plateIn(text) } : { plate: plateIn(text) }),
  exact: (text) => isVinShaped(plateIn(text)) || isPlate(plateIn(text)),
}

/** Filters by date of signing and of the end, of which only one is sent. Default is signing in the last 90 days. */
const dateFilters: readonly [DateRangeFilter<'signTime'>, DateRangeFilter<'endTime'>] = [
  { ...spanFilter(fields.signTime), clears: ['endTime', 'scope'] },
  {
    ...spanFilter({ ...fields.endTime, label: 'insurance.endTime' }),
    clears: ['signTime', 'scope'],
    exact: (text) => daysOf(text) !== undefined,
  },
]

const filtersFor = (viewer: Viewer) => [
  scopeTabs,
  containsFilter(fields.policyNo),
  plateFilter,
  phoneFilter(fields.phone),
  choicesFilter(fields.policyType),
  insurersFilter(fields.insuranceCompany),
  statusFilter,
  ...areaFiltersFor(viewer, { areaName: { label: 'insurance.area' }, dealerName: fields.dealerName }),
  ...dateFilters,
]

const PolicyPeriod = ({ row: { startTime, endTime, status } }: { row: InsurancePolicy }) => {
  const t = useT()
  const period = <Period startTime={startTime} endTime={endTime} format="YYYY-MM-DD" />
  const { state, days = 0 } = insuredPeriod(startTime, endTime) ?? {}
  if (state !== 'soon' || !is(status, insuranceStatus.inForce)) return period
  return <TwoValues upper={period} below={<Mark tone="warning">{t('insurance.daysLeft', { count: days })}</Mark>} />
}

const COLUMNS: readonly ColumnOf<InsurancePolicy>[] = [
  { field: fields.policyNo, width: 190, link: detailOf },
  { field: fields.status, width: 96 },
  { field: fields.endTime, width: 210, cell: (row) => <PolicyPeriod row={row} /> },
  { field: fields.customerName, width: 120, below: fields.phone },
  { field: fields.plate, width: 120, below: fields.seriesName },
  { field: fields.policyType, width: 112 },
  { field: fields.premium, width: 116 },
  fields.insuranceCompany,
  fields.dealerName,
  { field: fields.taxAmount, width: 110 },
  { field: fields.points, width: 96 },
  fields.bizSource,
  fields.signTime,
]

const PolicyFigures = ({ sums }: { sums: PolicySums | undefined }) => {
  const t = useT()
  const { count, money, percent } = useFormats()
  if (!sums) return null
  return (
    <>
      <Tiles label={t('insurance.sums')}>
        <Tile label={t('insurance.policies')} value={count(sums.count)} />
        <Tile label={t('insurancePolicy.premium')} value={money(sums.premium)} />
        <Tile label={t('insurancePolicy.taxAmount')} value={money(sums.taxAmount)} />
        <Tile label={t('insurance.renewalRate')} value={percent(sums.renewalRate)} />
        <Tile label={t('insurancePolicy.points')} value={count(sums.points)} />
      </Tiles>
      <ChartFold>
        <Months months={sums.months} />
      </ChartFold>
    </>
  )
}

const Months = ({ months }: Pick<PolicySums, 'months'>) => {
  const t = useT()
  const now = formatTime(Date.now(), 'YYYY-MM')
  const unfinished = months.flatMap(({ month }, at) => (month >= now ? [at] : []))
  return (
    <div className="charts">
      <Chart
        title={t('insurance.byMonth')}
        of={t('insurance.month')}
        categories={months.map(({ month }) => month)}
        unfinished={unfinished}
        series={[
          ...premiumsByInsurer(months, t('insurance.others')).map(
            (one) => ({ ...one, kind: 'money', stack: 'premium' }) as const,
          ),
          {
            name: t('insurance.renewalRate'),
            values: months.map(({ renewalRate }) => numberIn(renewalRate)),
            as: 'line',
            kind: 'percent',
            right: true,
            unfinished,
          },
        ]}
      />
    </div>
  )
}

/** Insurance policies with due renewals. Read only: insurers send them every night. */
export default function PolicyList() {
  const t = useT()
  const viewer = useViewer()
  const { query, go } = useScreen()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, COLUMNS), [viewer])
  return (
    <ListScreen
      load={insurance.listPolicies}
      rowKey={fields.id}
      nameOf={nameOf}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={query.get(scopeTabs.key) === policyScope.due ? FIRST_END : NEWEST}
      above={(answer) => <PolicyFigures sums={answer?.summary} />}
      asOf="insurance.syncedAt"
      emptyText={t('insurance.noPolicies')}
      toolbar={<Export from={insurance.exportPolicies} can="insurance.exportPolicies" />}
      foot={({ records, summary }) => [
        { label: t('insurance.pageSum'), row: sumsOfPage(records) },
        ...(summary ? [{ label: t('insurance.allSum'), row: pick(summary, 'premium', 'taxAmount', 'points') }] : []),
      ]}
      actions={(row) => [{ label: 'kit.detail', run: () => go(detailOf(row)) }]}
    />
  )
}
