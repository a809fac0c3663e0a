import { Empty, Skeleton } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import type { AfterSaleDetail } from '@/entities/commerce/shopAfterSale'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { shopOrderItem as item, type ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import { Failed, useLoad } from '@/kit/data/load'
import { Facts } from '@/kit/show/Facts'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { CellLink, NUMERIC, Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { to } from '@/routes'
import { GoodsCell } from '../../parts/GoodsCell'

const ORDER = '/order-management-shop/order-management-detail'
const FIELDS = [item.price, item.quantity, item.shareAmount, item.amount, item.refundCount] as const

/** The order that a case is about: its lines, what was paid, and what can still go back. */
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
      <SmallTable
        rowKey="itemId"
        dataSource={data.items}
        scroll={{ x: 'max-content' }}
        columns={[
          { key: 'goods', title: t(item.goodsName.label), width: 280, render: (_, one) => <GoodsCell of={one} /> },
          ...FIELDS.map((field) => ({
            key: field.key,
            title: t(field.label),
            align: NUMERIC.includes(field.kind) ? ('end' as const) : undefined,
            render: (_: unknown, one: ShopOrderItem) => <Value field={field} value={one[field.key]} full />,
          })),
        ]}
      />
      <p>
        {t('afterSales.stillRefundable', {
          amount: paid === undefined || back === undefined ? DASH : money(fromCents(Math.max(0, paid - back))),
        })}
      </p>
    </>
  )
}
