import { dealerFilter } from '@/business/DealerSelect'
import { regionFilter } from '@/business/RegionFilter'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { placeText } from '@/entities/shared/place'
import { Blank } from '@/kit/Blank'
import { CellLink } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, phoneTail, words } from '@/kit/list/filters'
import type { Sort } from '@/kit/list/state'
import type { Open } from '@/kit/opened'
import type { Translate } from '@/locales'

export const SORT: Sort = { field: 'updateTime', order: 'desc' }

export const FILTERS = [
  words({ key: 'keyword', label: 'groups.keyword' }),
  phoneTail(groupDealer.contactPhone),
  regionFilter({ from: 'provinceCode', label: 'groupDealer.region' }),
  { ...dealerFilter, key: groupDealer.dealerCodes.key, label: groupDealer.dealerCodes.label, wire: (text: string) => ({ dealerCodes: text }) },
  groupDealer.status,
].map(filterOf)

/** The columns of the list; the name opens the detail, the count of dealers those. */
export const columnsFor = (open: Open, t: Translate): readonly ColumnOf<GroupDealer>[] => [
  groupDealer.groupCode,
  {
    field: groupDealer.groupName,
    width: 280,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.groupName}</bdi>
      </CellLink>
    ),
  },
  { field: groupDealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  groupDealer.contactName,
  groupDealer.contactPhone,
  {
    field: groupDealer.dealerCount,
    width: 104,
    cell: (row) => (
      <CellLink aria-label={t('groups.dealersOf', { name: row.groupName, count: Number(row.dealerCount) })} onClick={() => open('detail', row.id, 'dealers')}>
        {row.dealerCount}
      </CellLink>
    ),
  },
  groupDealer.secondCount,
  groupDealer.status,
  groupDealer.updateTime,
]
