import { Space } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { shopPackage as parcel } from '@/entities/commerce/shopPackage'
import { Export } from '@/kit/files/Export'
import { Import } from '@/kit/files/Import'
import { useT } from '@/locales'

const OF_PACKAGES = { queryType: 'package' } as const
/** Headers of the template. The export of sub-orders has the same headers and, filled in, can be imported. */
const NUMBER = '子订单号'
const CARRIER = '物流公司编码或名称'
const TRACKING = '物流单号'
const HEADS = [NUMBER, CARRIER, TRACKING]
const UNIQUE = [NUMBER]
const COLUMNS = {
  [NUMBER]: { ...parcel.packageNo, required: true },
  [CARRIER]: { ...parcel.logisticsName, kind: 'text', required: true },
  [TRACKING]: { ...parcel.trackingNo, required: true },
} as const
const PAGE_HEADS = {
  [parcel.packageNo.key]: NUMBER,
  [parcel.logisticsName.key]: CARRIER,
  [parcel.trackingNo.key]: TRACKING,
}
const PAGE = [
  parcel.packageNo,
  parcel.orderNo,
  parcel.supplierName,
  parcel.goodsName,
  parcel.quantity,
  parcel.amount,
  parcel.receiverName,
  parcel.receiverPhone,
  parcel.status,
  parcel.payTime,
  parcel.logisticsName,
  parcel.trackingNo,
]

export const PackageTools = () => {
  const t = useT()
  return (
    <Space wrap>
      <Import
        name={t('orderDesk.batchDelivery')}
        to={shopOrders.batchDeliver}
        can="shopOrders.batchDeliver"
        template="/templates/shop_batch_delivery.xls"
        headers={HEADS}
        columns={COLUMNS}
        unique={UNIQUE}
        apart
        holds
        mends
      />
      <Export
        from={shopOrders.exportList}
        can="shopOrders.exportList"
        also={OF_PACKAGES}
        page={PAGE}
        heads={PAGE_HEADS}
      />
    </Space>
  )
}
