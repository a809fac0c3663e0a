import { Tag, Typography } from 'antd'
import { allOf } from '@/api/reply'
import { consultantFilterOf } from '@/business/ConsultantFilter'
import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Clue, clue } from '@/entities/leads/clue'
import { overdue } from '@/entities/leads/enums'
import type { ColumnOf } from '@/kit/list/columns'
import {
  choicesFilter,
  codesOf,
  containsFilter,
  dateRangeFilter,
  type Filter,
  phoneFilter,
  segmentedFilter,
  yesNoFilter,
} from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { channelFilter } from '../../parts/ChannelFilter'
import { ClueLink } from '../../parts/ClueLink'
import { eventFilter } from '../../parts/EventFilter'

const STATES = (clue.status.of?.options ?? []).map(({ value }) => value)

/** Lead states as tabs over the list, with counts under the other filters. */
const StatusTabs = (props: Parameters<Filter['control']>[0]) => {
  const { count } = useFormats()
  const list = useList()
  const { summary } = list
  const countOf = (status?: string | number) =>
    summary && (status === undefined ? allOf({ ...list, summary }, STATES, props.value !== '') : summary[status])
  return segmentedFilter(clue.status, (status) => (summary ? ` ${count(countOf(status))}` : '')).control(props)
}

const DEALER = 'dealerCode'
const SELLER = 'saleUserId'
export const DEFAULTS = { [clue.createTime.key]: 'last30' }

const byStatus = segmentedFilter(clue.status)
const statusFilter: Filter<'status'> = {
  ...byStatus,
  toQuery: (text) => ({ status: codesOf(text, clue.status) }),
  control: (props) => <StatusTabs {...props} />,
}
/** Filters without a control in the bar, set by the quick filters of the list. */
const QUICK = [
  { ...choicesFilter(clue.overdue), elsewhere: true },
  { ...dateRangeFilter(clue.nextFollowTime), elsewhere: true },
  { ...yesNoFilter(clue.blackFlag), elsewhere: true },
]

/**
 * Returns the filters of a viewer: area and dealer for headquarters, its dealers for a group. A dealer sees only its
 * own leads.
 */
export const filtersFor = ({ hq, group, dealerCode }: Viewer) => {
  const house = { label: clue.dealerName.label, clears: [SELLER] } as const
  const area = { ...regionFilter({ to: 'areaName', label: clue.areaName.label }), clears: [DEALER, SELLER] }
  const places = hq
    ? [area, { ...dealerOfRegionFilter, ...house }]
    : group
      ? [{ ...dealerFilterOf({ group: dealerCode }), ...house }]
      : []
  return [
    statusFilter,
    phoneFilter(clue.phone),
    containsFilter(clue.customerName),
    channelFilter,
    choicesFilter(clue.clueLevel),
    ...places,
    consultantFilterOf(clue.saleUserName, hq || group ? '' : dealerCode),
    seriesFilterOf(clue.seriesName),
    spanFilter(clue.createTime),
    { ...eventFilter, label: clue.eventName.label },
    ...QUICK,
  ]
}

const NextFollow = ({ row }: { row: Clue }) => {
  const face = <Value field={clue.nextFollowTime} value={row.nextFollowTime} />
  const isPast = (toMillis(row.nextFollowTime) ?? Infinity) < Date.now()
  return isPast ? <Typography.Text type="danger">{face}</Typography.Text> : face
}
const Overdue = ({ row }: { row: Clue }) => {
  const t = useT()
  return is(row.overdue, overdue.yes) ? (
    <Tag color="error">{t('overdue.yes')}</Tag>
  ) : (
    <span className="quiet">{t('overdue.no')}</span>
  )
}

export const columnsFor = ({ hq, group }: Viewer): readonly ColumnOf<Clue>[] => [
  {
    field: clue.customerName,
    width: 140,
    below: clue.phone,
    cell: (row) => <ClueLink clueId={row.clueId} name={row.customerName} />,
  },
  { field: clue.status, width: 104 },
  ...(hq || group ? [{ field: clue.dealerName, width: 210, below: clue.saleUserName }] : [clue.saleUserName]),
  { field: clue.overdue, width: 110, cell: (row) => <Overdue row={row} /> },
  { field: clue.nextFollowTime, cell: (row) => <NextFollow row={row} /> },
  { field: clue.clueLevel, width: 112 },
  { field: clue.twoChannel, width: 130, below: clue.oneChannel },
  { field: clue.seriesName, width: 120 },
  { field: clue.followCount, width: 110 },
  clue.createTime,
  { field: clue.clueId, width: 136, cell: (row) => <ClueLink clueId={row.clueId} /> },
]
