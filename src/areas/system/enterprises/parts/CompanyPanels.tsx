import * as companies from '@/api/system/companies'
import { findById } from '@/api/findById'
import * as users from '@/api/system/users'
import { useViewer } from '@/business/viewer'
import type { Company } from '@/entities/shared/company'
import type { Action } from '@/kit/actions/actions'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CompanyDrawer } from './CompanyDrawer'
import { EditEnterprise } from './EditEnterprise'
import { type Made, NewEnterprise } from './NewEnterprise'
import { SuperadminDrawer } from './SuperadminDrawer'

/** The drawer or form that the address of the tab names; what this user may not do shows the detail instead. */
export const CompanyPanels = ({
  actionsOf,
  onMade,
}: {
  actionsOf: (row: Company) => readonly Action[]
  onMade: (made: Made) => void
}) => {
  const t = useT()
  const may = useMay()
  const { head, dealer } = useViewer()
  const { mode, id, close } = useOpened()
  if (mode === 'new') return head && may('companies.save') ? <NewEnterprise onClose={close} onMade={onMade} /> : null
  if (!mode || !id) return null
  return (
    <LoadRecord key={`${mode} ${id}`} of={findById(companies.list, { id })} title={t('companies.one')} onClose={close}>
      {(row) => {
        if (mode === 'edit' && head && may('companies.update')) return <EditEnterprise row={row} onClose={close} />
        if (mode === 'superadmin' && (head || dealer) && row.superAdminId)
          return (
            <LoadRecord
              of={users.getSuperadmin.query({ id: row.superAdminId }, { quiet: true })}
              title={t('company.superAdminId')}
              onClose={close}
              width={560}
            >
              {(admin) => <SuperadminDrawer row={admin} companyName={row.companyName} onClose={close} />}
            </LoadRecord>
          )
        return <CompanyDrawer row={row} actions={actionsOf(row)} onClose={close} />
      }}
    </LoadRecord>
  )
}
