import { dealerFilterOf } from '@/business/DealerSelect'
import { seriesNameFilter } from '@/business/nameFilters'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import type { Viewer } from '@/business/viewer'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import { Words } from '@/kit/show/Blank'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, dateRangeFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { to } from '@/routes'
import { RunPeriod } from '@/areas/marketing/campaigns/parts/hostCells'
import { typeFilter } from '../../campaigns/parts/typeChoice'
import { hostFilter, HostLink } from './host'
import { State } from './State'
import { CoverImage } from '../../parts/CoverImage'

export const DETAIL = '/marketing-management/campaign-dealer-details'
const label = dealerActivity.dealerName.label

const dealerFilters = ({ hq, group, dealerCode }: Viewer) => {
  if (hq)
    return [regionFilter({ to: 'areaName', label: dealerActivity.areaName.label }), { ...dealerOfRegionFilter, label }]
  return group ? [{ ...dealerFilterOf({ group: dealerCode }), label }] : []
}

export const filtersOf = (who: Viewer) => [
  containsFilter(dealerActivity.title),
  typeFilter,
  choicesFilter(dealerActivity.status),
  dateRangeFilter(dealerActivity.startTime),
  seriesNameFilter(dealerActivity.seriesName),
  ...dealerFilters(who),
  hostFilter,
  filterOf(dealerActivity.offBy),
]

const Title = ({ row: { id, title } }: { row: DealerActivity }) => {
  const address = to(DETAIL, { id })
  return (
    <CellLink to={address}>
      <bdi>{title || id}</bdi>
    </CellLink>
  )
}

export const columnsOf = ({ hq, group }: Viewer): ColumnOf<DealerActivity>[] => [
  { field: dealerActivity.title, width: 240, cell: (row) => <Title row={row} /> },
  { field: dealerActivity.status, width: 110, cell: (row) => <State row={row} /> },
  {
    field: dealerActivity.cover,
    width: 112,
    cell: ({ cover, title }) => <CoverImage src={cover} alt={title} height={45} />,
  },
  { field: dealerActivity.joinCount, width: 104 },
  { field: dealerActivity.newClueCount, width: 104 },
  { field: dealerActivity.viewCount, width: 104 },
  ...(hq || group ? [dealerActivity.dealerName, { field: dealerActivity.areaName, width: 100 }] : []),
  { key: 'period', label: 'campaign.period', width: 300, cell: (row) => <RunPeriod row={row} /> },
  { field: dealerActivity.typeId, width: 120, cell: ({ typeName }) => <Words>{typeName}</Words> },
  { field: dealerActivity.hostId, width: 190, cell: (row) => <HostLink row={row} /> },
  { field: dealerActivity.seriesName, width: 130 },
  dealerActivity.createTime,
  { field: dealerActivity.id, width: 120 },
]
