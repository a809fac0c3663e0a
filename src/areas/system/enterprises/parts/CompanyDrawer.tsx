import { Space } from 'antd'
import * as companies from '@/api/system/companies'
import { type Company, company } from '@/entities/shared/company'
import { placeText } from '@/entities/shared/place'
import { PanelNav } from '@/kit/record/neighbours'
import { Blank, Words } from '@/kit/show/Blank'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { FilePreview } from '@/kit/form/FileBox'
import { StatusTag } from '@/kit/show/kinds'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'

const MAX = 100

/** An enterprise in full, with its licence, and the enterprises below it. */
export const CompanyDrawer = ({
  row,
  actions,
  onClose,
}: {
  row: Company
  actions: readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const own = actions.filter(({ label }) => label !== 'companies.detail')
  const {
    id,
    companyName,
    shortName,
    shopType,
    dealerCode,
    parentId,
    creditCode,
    legalPerson,
    contactName,
    contactPhone,
    region,
    address,
  } = company
  const { license, superAdminId, userCount, maxUsers, createTime, remark } = company
  return (
    <Panel
      open
      width={800}
      title={
        <Space wrap>
          <bdi>{row.companyName}</bdi>
          <StatusTag field={company.status} value={row.status} />
        </Space>
      }
      extra={<PanelNav />}
      onClose={onClose}
      footer={own.some(({ hide }) => !hide) && <Actions items={own} max={3} />}
    >
      <Facts
        row={row}
        fields={[
          ...[id, companyName, shortName, shopType, dealerCode],
          [parentId, <Words key="parent">{row.parentName || row.parentId}</Words>],
          ...[creditCode, legalPerson, contactName, contactPhone],
          [region, <Words key="region">{placeText(row)}</Words>],
          address,
          [
            superAdminId,
            row.superAdminId ? (
              <span key="admin">{t('companies.adminSet')}</span>
            ) : (
              <span key="admin">{t('companies.adminNone')}</span>
            ),
          ],
          ...[userCount, maxUsers, createTime, remark],
          [license, row.license ? <FilePreview key="licence" url={row.license} alt={t(license.label)} /> : <Blank />],
        ]}
      />
      <h3 className="section-title">{t('companies.children')}</h3>
      <Children id={row.id} />
    </Panel>
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
