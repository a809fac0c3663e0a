import { useMemo, useState } from 'react'
import * as companies from '@/api/system/companies'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Company, company } from '@/entities/shared/company'
import { enableStatus, shopType } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { CompanyPanel } from './parts/CompanyPanel'
import { columnsFor, FILTERS, SORT } from './parts/fields'
import { MadeDialog } from './parts/MadeDialog'
import type { Made } from './parts/NewEnterprise'

const nameOf = (row: Company) => row.companyName

/** The enterprises behind dealers and groups, their codes and their superadmins. Headquarters keeps them; a group and a dealer read their own. */
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
