import * as coupons from '@/api/marketing/coupons'
import { couponMerchant } from '@/entities/marketing/couponMerchant'
import { importFail } from '@/entities/marketing/importFail'
import { Import, type ImportProps } from '@/kit/files/Import'
import { downloadFile } from '@/kit/files/files'
import { useT } from '@/locales'

/** Header row of the template; the server parses exactly this name. */
const HEADERS = ['门店代码']
const COLUMNS = { 门店代码: { ...couponMerchant.dealerCode, required: true } } as const
const MAX_ROWS = 20_000
const { rowNo, value, name, reason } = importFail
const FAILED = [rowNo, { ...value, label: couponMerchant.dealerCode.label }, name, reason]

/**
 * Imports a list of shops: directly into a coupon, or with `take` as a checked list for a coupon that is not saved
 * yet.
 */
export const ShopImport = ({ to = coupons.importMerchants, take }: Partial<Pick<ImportProps, 'to' | 'take'>>) => {
  const t = useT()
  return (
    <Import
      name={t('coupon.merchantScope')}
      to={to}
      take={take}
      can="coupons.importMerchants"
      template="/templates/coupon-shops.xlsx"
      headers={HEADERS}
      columns={COLUMNS}
      unique={HEADERS}
      max={MAX_ROWS}
      failed={FAILED}
      saveFailed={({ batchNo }) => batchNo && downloadFile(coupons.exportMerchantFails, { batchNo })}
      apart
      holds
    />
  )
}
