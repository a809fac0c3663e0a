import * as shopOrders from '@/api/commerce/shopOrders'
import { shopAfterSale as field, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { Loaded, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { NUMERIC, StatusTag, Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'

const PATH = '/order-management-shop/aftersale-management-detail'
/** An order has a few at most: its pieces can be in one open case each. */
const MAX = 100
const FIELDS = [field.afterSaleType, field.goodsName, field.quantity, field.refundAmount, field.createTime] as const

/** The cases of after-sales of an order. */
export const CaseTable = ({ orderId }: { orderId: string }) => {
  const t = useT()
  const load = useLoad(shopOrders.listAfterSales.query({ orderId, pageNo: 1, pageSize: MAX }, { quiet: true }))
  return (
    <Loaded load={load}>
      <SmallTable
        rowKey="id"
        // A server that does not know the filter answers those of all orders.
        dataSource={load.data?.records.filter((one) => !one.orderId || one.orderId === orderId)}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            key: 'no',
            title: t(field.afterSaleNo.label),
            render: (_, { id, afterSaleNo }) => (
              <PermittedLink text={plain(afterSaleNo) || id} path={PATH} query={{ id }} />
            ),
          },
          {
            key: 'status',
            title: t(field.status.label),
            render: (_, { status }) => <StatusTag field={field.status} value={status} />,
          },
          ...FIELDS.map((one) => ({
            key: one.key,
            title: t(one.label),
            align: NUMERIC.includes(one.kind) ? ('end' as const) : undefined,
            render: (_: unknown, row: ShopAfterSale) => <Value field={one} value={row[one.key]} full />,
          })),
        ]}
      />
    </Loaded>
  )
}
