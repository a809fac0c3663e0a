import './insurance.css'
import { useMemo } from 'react'
import * as insurance from '@/api/vehicle/insurance'
import { insurersFilter } from '@/business/InsurerSelect'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { insurancePolicy as fields, type InsurancePolicy, policyScope } from '@/entities/vehicle/insurancePolicy'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { to } from '@/routes'
import { dateFilters, plateFilter, scopeTabs, statusFilter } from './parts/policyFilters'
import { PolicyFigures } from './parts/PolicyFigures'
import { PolicyPeriod } from './parts/PolicyPeriod'
import { sumsOfPage } from './parts/policySums'

const DETAIL = '/insurance/riskOfSingleDetails'
const DEFAULTS = { signTime: 'last90' }
const NEWEST = { field: 'signTime', order: 'desc' } as const
/** Renewals begin with the policy that ends first. */
const FIRST_END = { field: 'endTime', order: 'asc' } as const
const nameOf = (row: InsurancePolicy) => plain(row.policyNo) || row.id
const detailOf = (row: InsurancePolicy) => to(DETAIL, { id: row.id })

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

/** Insurance policies, the renewals that are due, and their sums. Read only: insurers send them each night. */
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
