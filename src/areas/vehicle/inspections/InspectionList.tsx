import './inspections.css'
import { useMemo } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { adviserFilter } from '@/business/adviserFilter'
import { exactPlateFilter } from '@/business/plateFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { type PreInspection, preInspection as sheet } from '@/entities/vehicle/preInspection'
import { useLinkActions } from '@/kit/actions/links'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useSummary } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { vinFilter } from '@/kit/list/vinFilter'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { useFormats } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import InspectionDetail from './InspectionDetail'
import { EnergyBar } from './parts/EnergyBar'
import { isLate } from './parts/inspectionSums'
import { reserveOf } from './parts/reserveLink'

const DETAIL = '/afterSale-management/previewDetails'
const DEFAULTS = { createTime: 'last30' } as const
const SORT = { field: 'createTime', order: 'desc' } as const
const nameOf = (row: PreInspection) => row.inspectNo || row.id
const detailOf = ({ id }: PreInspection) => (isGiven(id) ? to(DETAIL, { id }) : '')

const State = ({ row }: { row: PreInspection }) => {
  const t = useT()
  return (
    <>
      <StatusTag field={sheet.status} value={row.status} />{' '}
      {isLate(row) && <Mark tone="warning">{t('inspections.late')}</Mark>}
    </>
  )
}
const Findings = ({ row: { abnormalCount } }: { row: PreInspection }) => (
  <span className="finding-count" data-bad={(numberIn(abnormalCount) ?? 0) > 0}>
    <Value field={sheet.abnormalCount} value={abnormalCount} />
  </span>
)

const columnsFor = ({ ownDealer }: Viewer): ColumnOf<PreInspection>[] => [
  { field: sheet.inspectNo, width: 176, link: detailOf, text: nameOf },
  { field: sheet.status, width: 176, cell: (row) => <State row={row} /> },
  { field: sheet.plate, width: 124, below: sheet.seriesName },
  { field: sheet.abnormalCount, cell: (row) => <Findings row={row} /> },
  sheet.quoteAmount,
  { field: sheet.customerName, width: 124, below: sheet.phone },
  ownDealer ? sheet.advisorName : { field: sheet.dealerName, below: sheet.advisorName },
  sheet.createTime,
  sheet.mileage,
  { field: sheet.energyLevel, width: 130, cell: (row) => <EnergyBar value={row.energyLevel} /> },
  sheet.confirmTime,
]

const NO_RATE = '--'

const InspectionFigures = () => {
  const { money, percent } = useFormats()
  const { askedCount, signedCount, quoteAmount, agreedAmount } = useSummary() ?? {}
  const rate = (part: number | undefined, whole: number | undefined) =>
    whole === 0 ? NO_RATE : percent(part === undefined || whole === undefined ? undefined : (part / whole) * 100)
  return (
    <SummaryTiles
      label="inspections.figures"
      of={[
        { label: 'inspections.checks', name: 'checkCount' },
        { label: 'inspections.withFindings', name: 'abnormalCount', filters: { [sheet.abnormalCount.key]: '1' } },
        { label: 'inspections.signedRate', name: 'signedRate', value: rate(signedCount, askedCount) },
        { label: 'inspections.quoted', name: 'quoteAmount', value: money(quoteAmount) },
        { label: 'inspections.agreed', name: 'agreedAmount', value: money(agreedAmount) },
        { label: 'inspections.agreedRate', name: 'agreedRate', value: rate(agreedAmount, quoteAmount) },
      ]}
    />
  )
}

export default function InspectionList() {
  const t = useT()
  const viewer = useViewer()
  const { go } = useScreen()
  const linkTo = useLinkActions()
  const peek = usePeek(DETAIL, InspectionDetail)
  const filters = useMemo(
    () => [
      containsFilter({ ...sheet.inspectNo, kind: 'id' }),
      phoneFilter(sheet.phone),
      exactPlateFilter(sheet.plate),
      vinFilter(sheet.vin),
      choicesFilter(sheet.status),
      spanFilter(sheet.createTime),
      ...areaFiltersFor(viewer, { areaName: { label: 'region.filter' }, dealerName: sheet.dealerName }),
      ...(viewer.ownDealer ? [adviserFilter(sheet.advisorName, viewer.ownDealer)] : []),
      yesNoFilter({ key: sheet.abnormalCount.key, label: 'inspections.anyFinding' }),
    ],
    [viewer],
  )
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={reservations.listReserves}
        rowKey={sheet.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        emptyText={t('inspections.none')}
        above={() => <InspectionFigures />}
        actions={(row) => [
          { label: 'kit.detail', run: () => go(detailOf(row)) },
          peek.action(row),
          reserveOf(linkTo, row),
        ]}
      />
      {peek.host}
    </>
  )
}
