import { Alert, Button } from 'antd'
import { useState } from 'react'
import * as coupons from '@/api/marketing/coupons'
import type { SendForm } from '@/api/call'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponStatus, merchantScope } from '@/entities/marketing/couponEnums'
import { type CouponMerchant, couponMerchant } from '@/entities/marketing/couponMerchant'
import type { ImportSummary } from '@/entities/shared/file'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useT } from '@/locales'
import { ShopImport } from './ShopImport'

const merchant = couponMerchant
const FILTERS = [
  containsFilter(merchant.dealerName),
  containsFilter(merchant.dealerCode),
  containsFilter(merchant.provinceName),
]
const nameOf = ({ dealerName, dealerCode }: CouponMerchant) => dealerName || dealerCode
const COLUMNS: readonly ColumnOf<CouponMerchant>[] = [
  { field: merchant.dealerName, width: 200, below: merchant.dealerCode },
  { field: merchant.usedCount, width: 104 },
  merchant.shopType,
  { field: merchant.provinceName, width: 110 },
  { field: merchant.cityName, width: 110 },
  merchant.createTime,
]

const SaveFails = ({ batchNo }: { batchNo: string }) => {
  const t = useT()
  const { act, busy } = useAction()
  return (
    <Button
      loading={busy}
      onClick={() => void act(() => downloadFile(coupons.exportMerchantFails, { batchNo }), { keep: true })}
    >
      {t('import.failedRows')}
    </Button>
  )
}

export const Merchants = ({ row }: { row: Coupon }) => {
  const t = useT()
  const { head: makes } = useViewer()
  const [failed, setFailed] = useState<string>()
  const { id } = row
  const [load] = useState(() => ({ query: (input: object) => coupons.listMerchants.query({ ...input, couponId: id }) }))
  if (is(row.merchantScope, merchantScope.all)) return <Alert type="info" showIcon title={t('coupons.allShops')} />
  const send: SendForm<ImportSummary | undefined> = async (form, options) => {
    form.append('couponId', id)
    const summary = await coupons.importMerchants(form, options)
    setFailed(summary?.failCount ? summary.batchNo : undefined)
    return summary
  }
  return (
    <ListScreen
      load={load}
      rowKey={merchant.dealerCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      toolbar={
        makes && !is(row.status, couponStatus.expired) ? (
          <>
            <ShopImport to={send} />
            {failed !== undefined && <SaveFails batchNo={failed} />}
          </>
        ) : undefined
      }
    />
  )
}
