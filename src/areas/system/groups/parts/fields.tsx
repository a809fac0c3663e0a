import { dealerFilter } from '@/business/DealerSelect'
import { regionFilter } from '@/business/RegionFilter'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { placeText } from '@/entities/shared/place'
import { Blank } from '@/kit/show/Blank'
import { CellLink, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, containsFilter } from '@/kit/list/filters'
import type { Open } from '@/kit/page/opened'
import type { Translate } from '@/locales'
import { numberIn } from '@/lib/counts'

export const SORT = { field: 'updateTime', order: 'desc' } as const

export const FILTERS = [
  containsFilter({ key: 'keyword', label: 'groups.keyword' }),
  phoneFilter(groupDealer.contactPhone),
  regionFilter({ from: 'provinceCode', label: 'groupDealer.region' }),
  {
    ...dealerFilter,
    key: groupDealer.dealerCodes.key,
    label: groupDealer.dealerCodes.label,
    toQuery: (text: string) => ({ dealerCodes: text }),
  },
  groupDealer.status,
]

/** The columns of the list; the name opens the detail, the count of dealers those. */
export const columnsFor = (open: Open, t: Translate): readonly ColumnOf<GroupDealer>[] => [
  {
    field: groupDealer.groupName,
    width: 280,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.groupName}</bdi>
      </CellLink>
    ),
  },
  groupDealer.status,
  {
    field: groupDealer.dealerCount,
    width: 104,
    cell: (row) => (
      <CellLink
        aria-label={t('groups.dealersOf', { name: row.groupName, count: numberIn(row.dealerCount) })}
        onClick={() => open('detail', row.id, 'dealers')}
      >
        <Value field={groupDealer.dealerCount} value={row.dealerCount} />
      </CellLink>
    ),
  },
  groupDealer.secondCount,
  { field: groupDealer.contactName, below: groupDealer.contactPhone },
  { field: groupDealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  groupDealer.groupCode,
  groupDealer.updateTime,
]
