import { useMemo, useState } from 'react'
import * as companies from '@/api/companies'
import { type Company, company } from '@/entities/shared/company'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { CompanyPanels } from './parts/CompanyPanels'
import { columnsFor, FILTERS, SORT } from './parts/fields'
import { MadeDialog } from './parts/MadeDialog'
import type { Made } from './parts/NewEnterprise'

const nameOf = (row: Company) => row.companyName

/** The enterprises behind dealers and groups, their codes and their superadmins. Headquarters keeps them; a group and a dealer read their own. */
export default function EnterpriseList() {
  const t = useT()
  const type = useIdentity(({ user }) => Number(user?.dealerType))
  const { open } = useOpened()
  const [made, setMade] = useState<Made>()
  const columns = useMemo(() => columnsFor(open), [open])
  const head = type === 1

  const actionsOf = (row: Company): Action[] => {
    const on = Number(row.status) === 1
    const name = row.companyName
    return [
      { label: 'companies.detail', run: () => open('detail', row.id) },
      { label: 'companies.edit', can: 'companies.update', hide: !head, run: () => open('edit', row.id) },
      { label: 'companies.admin', hide: (!head && type !== 3) || !row.superAdminId, run: () => open('superadmin', row.id) },
      {
        label: 'companies.disable',
        can: 'companies.update',
        danger: true,
        hide: !head || !on || Number(row.shopType) === 0,
        ask: {
          title: t('companies.askDisable', { name }),
          effect: t('companies.disableEffect', { users: row.userCount ?? 0, dealers: row.dealerCount ?? 0 }),
          danger: true,
          typed: name,
          okText: t('companies.disable'),
        },
        run: () => companies.update({ id: row.id, status: 0 }),
        done: t('companies.disabled'),
      },
      {
        label: 'companies.enable',
        can: 'companies.update',
        hide: !head || on,
        ask: { title: t('companies.askEnable', { name }) },
        run: () => companies.update({ id: row.id, status: 1 }),
        done: t('companies.enabled'),
      },
    ]
  }
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
        actions={actionsOf}
      />
      <CompanyPanels head={head} type={type} actionsOf={actionsOf} onMade={setMade} />
      <MadeDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
