import { Button, Tag } from 'antd'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import type { CurrentUser } from '@/entities/shared/user'
import { type WorkNoBinding, workNoBinding } from '@/entities/system/workNoBinding'
import { Blank } from '@/kit/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, filterOf, phoneTail, range, several, words } from '@/kit/list/filters'
import type { Sort } from '@/kit/list/state'
import { formatTime } from '@/lib/time'
import { isHeadquarters } from '@/session/identity'
import { dayAhead, endsSoon, SOON_DAYS } from './values'

export const SORT: Sort = { field: 'bindTime', order: 'desc' }

/** In the address: what ends within a week from today, whatever day it is. */
export const SOON = 'soon'

const ends = range(workNoBinding.expireTime)
const expand = (text: string) => (text === SOON ? `${dayAhead(0)}~${dayAhead(SOON_DAYS)}` : text)
/** The end of bindings, with the next seven days as a choice of its own. */
const endFilter: Filter = {
  ...ends,
  wire: (text) => ends.wire(expand(text)),
  words: (text, t) => (text === SOON ? t('workNo.endsSoon') : ends.words(text, t)),
  control: (props) => ends.control({ ...props, value: expand(props.value) }),
}
/** Set by the counts above the list alone. */
const unboundFilter: Filter = { ...range(workNoBinding.unbindTime), elsewhere: true }

/** The filters for somebody: dealers see the own house only. */
export const filtersFor = (me: CurrentUser | undefined): readonly Filter[] =>
  [
    words(workNoBinding.workNo),
    phoneTail({ key: 'phone', label: 'workNo.phoneFilter' }),
    workNoBinding.userName,
    ...(isHeadquarters(me) ? [regionFilter({ to: 'areaName', label: 'workNoBinding.areaName' }), dealerOfRegionFilter] : []),
    workNoBinding.cityName,
    several(workNoBinding.status),
    endFilter,
    workNoBinding.bindTime,
    unboundFilter,
  ].map(filterOf)

/** The columns of the list; the number opens its detail where there is one. */
export const columnsFor = (me: CurrentUser | undefined, open: ((id: string) => void) | undefined): readonly ColumnOf<WorkNoBinding>[] => [
  {
    field: workNoBinding.workNo,
    cell: (row) =>
      open ? (
        <Button type="link" size="small" className="workno-link digits" onClick={() => open(row.id)}>
          {row.workNo}
        </Button>
      ) : (
        row.workNo
      ),
  },
  workNoBinding.userName,
  workNoBinding.phone,
  ...(isHeadquarters(me) ? [workNoBinding.dealerName, workNoBinding.areaName] : [workNoBinding.dealerName]),
  { field: workNoBinding.cityName, width: 120 },
  workNoBinding.recordFlag,
  workNoBinding.callCount,
  workNoBinding.lastCallTime,
  {
    field: workNoBinding.expireTime,
    width: 160,
    cell: (row) => {
      const text = formatTime(row.expireTime, 'YYYY-MM-DD HH:mm')
      if (!text) return <Blank />
      return endsSoon(row) ? <Tag color="warning">{text}</Tag> : <span className="digits">{text}</span>
    },
  },
  workNoBinding.status,
  workNoBinding.bindTime,
  workNoBinding.createBy,
]
