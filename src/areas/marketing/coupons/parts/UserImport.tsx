import * as coupons from '@/api/marketing/coupons'
import { couponUser } from '@/entities/marketing/couponUser'
import { importFail } from '@/entities/marketing/importFail'
import { Import, type ImportProps } from '@/kit/files/Import'
import { downloadFile } from '@/kit/files/files'
import { useT } from '@/locales'

/** The columns of the template, as the server reads them. */
const HEADERS = ['手机号', '姓名']
const COLUMNS = { 手机号: { ...couponUser.phone, required: true, rule: 'mobile' } } as const
const MAX_ROWS = 20_000
const { rowNo, value, name, reason } = importFail
const FAILED = [rowNo, { ...value, label: couponUser.phone.label }, name, reason]

/** Imports a list of people as one that has been checked; it counts when the reassignment out is made. */
export const UserImport = ({ take }: Required<Pick<ImportProps, 'take'>>) => {
  const t = useT()
  return (
    <Import
      name={t('coupons.peopleList')}
      to={coupons.importUsers}
      take={take}
      can="coupons.importUsers"
      template="/templates/coupon-users.xlsx"
      headers={HEADERS}
      columns={COLUMNS}
      max={MAX_ROWS}
      failed={FAILED}
      saveFailed={({ batchNo }) => batchNo && downloadFile(coupons.exportUserFails, { batchNo })}
      apart
      holds
    />
  )
}
