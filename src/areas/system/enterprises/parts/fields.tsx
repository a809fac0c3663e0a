import { regionFilter } from '@/business/RegionFilter'
import { type Company, company } from '@/entities/shared/company'
import { placeText } from '@/entities/shared/place'
import { Blank } from '@/kit/show/Blank'
import { CellLink, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, containsFilter } from '@/kit/list/filters'
import type { Open } from '@/kit/page/opened'
import { parentFilter } from './ParentSelect'

export const SORT = { field: 'createTime', order: 'desc' } as const

export const FILTERS = [
  containsFilter(company.companyName),
  containsFilter(company.dealerCode),
  containsFilter(company.creditCode),
  company.shopType,
  regionFilter({ from: 'provinceCode', label: 'company.region' }),
  parentFilter,
  company.status,
  company.createTime,
].map(filterOf)

/** The columns of the list; the name opens the detail. */
export const columnsFor = (open: Open): readonly ColumnOf<Company>[] => [
  {
    field: company.companyName,
    width: 280,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.companyName}</bdi>
      </CellLink>
    ),
  },
  company.status,
  company.shopType,
  {
    key: 'accounts',
    label: 'companies.accounts',
    width: 130,
    cell: (row) => (
      <span className="digits">
        <Value field={company.userCount} value={row.userCount} /> /{' '}
        <Value field={company.maxUsers} value={row.maxUsers} />
      </span>
    ),
  },
  {
    field: company.parentId,
    width: 220,
    cell: (row) => (row.parentId ? <bdi>{row.parentName || row.parentId}</bdi> : <Blank />),
  },
  { field: company.contactName, below: company.contactPhone },
  { field: company.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  company.shortName,
  company.dealerCode,
  company.createTime,
]
