import * as coupons from '@/api/coupons'
import { importFail } from '@/entities/marketing/importFail'
import { Import, type ImportProps } from '@/kit/actions/Import'
import { downloadFile } from '@/kit/files'
import { useT } from '@/locales'

/** The columns of the template, as the server reads them. */
const HEADERS = ['手机号', '姓名']
const MOST_ROWS = 20_000
const FAILED = Object.values(importFail)

/** Imports a list of people as one that has been checked; it counts when the giving out is made. */
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
      most={MOST_ROWS}
      failed={FAILED}
      saveFailed={({ batchNo }) => batchNo && downloadFile(coupons.exportUserFails, { batchNo })}
      apart
      holds
    />
  )
}
