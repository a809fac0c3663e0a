import * as companies from '@/api/system/companies'
import * as users from '@/api/system/users'
import { findById } from '@/api/findById'
import { useViewer } from '@/business/viewer'
import { type Company, company } from '@/entities/shared/company'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { FilePreview } from '@/kit/form/FileBox'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank, Words } from '@/kit/show/Blank'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EditEnterprise } from './EditEnterprise'
import { type Made, NewEnterprise } from './NewEnterprise'
import { SuperadminDrawer } from './SuperadminDrawer'

const MAX = 100

export const CompanyPanel = ({
  actionsOf,
  onMade,
}: {
  actionsOf: (row: Company) => readonly Action[]
  onMade: (made: Made) => void
}) => {
  const t = useT()
  const may = useMay()
  const { head, dealer } = useViewer()
  const { mode, close } = useOpened()
  if (mode === 'new') return head && may('companies.save') ? <NewEnterprise onClose={close} onMade={onMade} /> : null
  const form = (row: Company) => {
    if (mode === 'edit' && head && may('companies.update')) return <EditEnterprise row={row} onClose={close} />
    if (mode !== 'superadmin' || !(head || dealer) || !row.superAdminId) return undefined
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
  }
  return (
    <RecordPanel
      load={(id) => findById(companies.list, { id })}
      title={(row) => row.companyName}
      status={company.status}
      actions={actionsOf}
      form={form}
      facts={(row) => [
        ...[company.id, company.companyName, company.shortName, company.shopType, company.dealerCode],
        [company.parentId, <Words key="parent">{row.parentName || row.parentId}</Words>],
        ...[company.creditCode, company.legalPerson, company.contactName, company.contactPhone],
        [company.region, <Words key="region">{placeText(row)}</Words>],
        company.address,
        [
          company.superAdminId,
          <span key="admin">{t(row.superAdminId ? 'companies.adminSet' : 'companies.adminNone')}</span>,
        ],
        ...[company.userCount, company.maxUsers, company.createTime, company.remark],
        [
          company.license,
          row.license ? <FilePreview key="licence" url={row.license} alt={t(company.license.label)} /> : <Blank />,
        ],
      ]}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t('companies.children')}</h3>
          <Children id={row.id} />
        </>
      )}
    </RecordPanel>
  )
}

const Children = ({ id }: { id: string }) => {
  const column = useColumn()
  const load = useLoad(companies.list.query({ parentId: id, pageNo: 1, pageSize: MAX }, { quiet: true }))
  return (
    <SubTable
      load={{ ...load, data: load.data?.records }}
      rowKey="id"
      columns={[company.companyName, company.shopType, company.dealerCode, company.status].map(column)}
    />
  )
}
