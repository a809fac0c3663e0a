import * as companies from '@/api/companies'
import * as users from '@/api/users'
import type { Company } from '@/entities/shared/company'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/opened'
import { derived } from '@/kit/load'
import { Reading } from '@/kit/Reading'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CompanyDrawer } from './CompanyDrawer'
import { EditEnterprise } from './EditEnterprise'
import { type Made, NewEnterprise } from './NewEnterprise'
import { SuperadminDrawer } from './SuperadminDrawer'

/** One enterprise by its number: there is no call for just one, so the list is asked for it. */
const one = (id: string) =>
  derived(companies.list.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true }), 'one', ({ records }) => records.find((row) => row.id === id))

/** The drawer or form that the address of the tab names; what this user may not do shows the detail instead. */
export const CompanyPanels = ({
  head,
  type,
  actionsOf,
  onMade,
}: {
  head: boolean
  type: number
  actionsOf: (row: Company) => readonly Action[]
  onMade: (made: Made) => void
}) => {
  const t = useT()
  const may = useMay()
  const { mode, id, close } = useOpened()
  if (mode === 'new') return head && may('companies.save') ? <NewEnterprise onClose={close} onMade={onMade} /> : null
  if (!mode || !id) return null
  return (
    <Reading key={`${mode} ${id}`} of={one(id)} title={t('companies.one')} onClose={close}>
      {(row) => {
        if (mode === 'edit' && head && may('companies.update')) return <EditEnterprise row={row} onClose={close} />
        if (mode === 'superadmin' && (head || type === 3) && row.superAdminId)
          return (
            <Reading of={users.getSuperadmin.query({ id: row.superAdminId }, { quiet: true })} title={t('company.superAdminId')} onClose={close} width={560}>
              {(admin) => <SuperadminDrawer row={admin} companyName={row.companyName} onClose={close} />}
            </Reading>
          )
        return <CompanyDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </Reading>
  )
}
