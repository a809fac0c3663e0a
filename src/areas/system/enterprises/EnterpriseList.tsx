import { useMemo, useState } from 'react'
import * as companies from '@/api/system/companies'
import { regionFilter } from '@/business/RegionFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Company, company } from '@/entities/shared/company'
import { enableStatus, shopType } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { statePair } from '@/kit/list/statePair'
import { type Open, useOpened } from '@/kit/page/opened'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { CompanyPanel } from './parts/CompanyPanel'
import { MadeDialog } from './parts/MadeDialog'
import type { Made } from './parts/NewEnterprise'
import { parentFilter } from './parts/ParentSelect'

const SORT = { field: 'createTime', order: 'desc' } as const

const FILTERS = [
  containsFilter(company.companyName),
  containsFilter(company.dealerCode),
  containsFilter(company.creditCode),
  company.shopType,
  regionFilter({ from: 'provinceCode', label: 'company.region' }),
  parentFilter,
  company.status,
  company.createTime,
].map(filterOf)

const columnsFor = (open: Open): readonly ColumnOf<Company>[] => [
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

const nameOf = (row: Company) => row.companyName

export default function EnterpriseList() {
  const t = useT()
  const { head, dealer } = useViewer()
  const { open } = useOpened()
  const [made, setMade] = useState<Made>()
  const columns = useMemo(() => columnsFor(open), [open])
  const { count } = useFormats()

  const state = statePair<Company>(t, {
    can: 'companies.update',
    isOn: (row) => is(row.status, enableStatus.enabled),
    set: ({ id }, on) => companies.update({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('companies.enabled'),
      next: true,
      when: () => head,
      ask: (row) => ({ title: t('companies.askEnable', { name: nameOf(row) }) }),
    },
    off: {
      label: 'kit.disable',
      done: t('companies.disabled'),
      danger: true,
      when: (row) => head && !is(row.shopType, shopType.headquarters),
      ask: (row) => ({
        title: t('companies.askDisable', { name: nameOf(row) }),
        effect: t('companies.disableEffect', { users: count(row.userCount), dealers: count(row.dealerCount) }),
        typed: nameOf(row),
      }),
    },
  })
  const actionsOf = (row: Company): Action[] => [
    { label: 'kit.edit', can: 'companies.update', hide: !head, run: () => open('edit', row.id) },
    {
      label: 'companies.admin',
      hide: (!head && !dealer) || !row.superAdminId,
      run: () => open('superadmin', row.id),
    },
    ...state.actions(row),
  ]
  return (
    <>
      <ListScreen
        load={companies.list}
        rowKey={company.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        create={{ label: 'companies.new', can: 'companies.save', hide: !head, run: () => open('new') }}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
      />
      <CompanyPanel actionsOf={actionsOf} onMade={setMade} />
      <MadeDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
