import { Tag } from 'antd'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import type { Viewer } from '@/business/viewer'
import { type WorkNoBinding, workNoBinding } from '@/entities/system/workNoBinding'
import { Blank } from '@/kit/show/Blank'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import {
  filterOf,
  phoneFilter,
  dateRangeFilter,
  choicesFilter,
  containsFilter,
  type DateRangeFilter,
} from '@/kit/list/filters'
import { formatTime } from '@/lib/time'
import { dayAhead, endsSoon, SOON_DAYS } from './workNoTerm'

export const SORT = { field: 'bindTime', order: 'desc' } as const

/** Value of the filter in the address for an end within a week from the current day. */
export const SOON = 'soon'

const ends = dateRangeFilter(workNoBinding.expireTime)
const expand = (text: string) => (text === SOON ? `${dayAhead(0)}~${dayAhead(SOON_DAYS)}` : text)
const endFilter: DateRangeFilter<'expireTime'> = {
  ...ends,
  toQuery: (text) => ends.toQuery(expand(text)),
  describe: (text, t) => (text === SOON ? t('workNo.endsSoon') : ends.describe(text, t)),
  control: (props) => ends.control({ ...props, value: expand(props.value) }),
}
const unboundFilter = { ...dateRangeFilter(workNoBinding.unbindTime), elsewhere: true }

export const filtersFor = ({ hq }: Viewer) =>
  [
    containsFilter(workNoBinding.workNo),
    phoneFilter({ key: 'phone', label: 'workNo.phoneFilter' }),
    workNoBinding.userName,
    ...(hq ? [regionFilter({ to: 'areaName', label: 'workNoBinding.areaName' }), dealerOfRegionFilter] : []),
    workNoBinding.cityName,
    choicesFilter(workNoBinding.status),
    endFilter,
    workNoBinding.bindTime,
    unboundFilter,
  ].map(filterOf)

export const columnsFor = (
  { hq, group }: Viewer,
  open: ((id: string) => void) | undefined,
): readonly ColumnOf<WorkNoBinding>[] => [
  {
    field: workNoBinding.workNo,
    cell: (row) =>
      open ? (
        <CellLink digits onClick={() => open(row.id)}>
          {row.workNo}
        </CellLink>
      ) : (
        row.workNo
      ),
  },
  workNoBinding.status,
  { field: workNoBinding.userName, width: 140, below: workNoBinding.phone },
  ...(hq
    ? [{ field: workNoBinding.dealerName, below: workNoBinding.areaName }]
    : group
      ? [workNoBinding.dealerName]
      : []),
  {
    field: workNoBinding.expireTime,
    width: 160,
    cell: (row) => {
      const text = formatTime(row.expireTime, 'YYYY-MM-DD HH:mm')
      if (!text) return <Blank />
      return endsSoon(row) ? <Tag color="warning">{text}</Tag> : <span className="digits">{text}</span>
    },
  },
  workNoBinding.callCount,
  workNoBinding.lastCallTime,
  workNoBinding.recordFlag,
  { field: workNoBinding.cityName, width: 120 },
  workNoBinding.bindTime,
  workNoBinding.createBy,
]
