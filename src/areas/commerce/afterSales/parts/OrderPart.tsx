import { Empty, Skeleton } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import type { AfterSaleDetail } from '@/entities/commerce/shopAfterSale'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { shopOrderItem as item } from '@/entities/commerce/shopOrderItem'
import { Failed, useLoad } from '@/kit/data/load'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { to } from '@/routes'
import { GoodsCell } from '../../parts/GoodsCell'

const ORDER = '/order-management-shop/order-management-detail'
const FIELDS = [item.price, item.quantity, item.shareAmount, item.amount, item.refundCount] as const

export const OrderPart = ({ row }: { row: AfterSaleDetail }) => {
  const t = useT()
  const { money } = useFormats()
  const { data, error, retry } = useLoad(shopOrders.get.query({ id: row.orderId }, { quiet: true }), {
    enabled: plain(row.orderId) !== '',
  })
  if (plain(row.orderId) === '') return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
  if (error && !data) return <Failed compact error={error} retry={retry} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  const [paid, back] = [toCents(data.payAmount), toCents(data.refundAmount)]
  return (
    <>
      <Facts
        row={data}
        fields={[
          [
            shopOrder.orderNo,
            <CellLink key="order" digits to={to(ORDER, { id: row.orderId })}>
              {plain(data.orderNo) || row.orderId}
            </CellLink>,
          ],
          shopOrder.payType,
          shopOrder.payAmount,
          shopOrder.refundAmount,
        ]}
      />
      <FieldTable
        rows={data.items}
        rowKey="itemId"
        fields={[[item.goodsName, (one) => <GoodsCell of={one} />], ...FIELDS]}
      />
      <p>
        {t('afterSales.stillRefundable', {
          amount: paid === undefined || back === undefined ? DASH : money(fromCents(Math.max(0, paid - back))),
        })}
      </p>
    </>
  )
}
