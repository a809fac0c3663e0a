import * as shopOrders from '@/api/commerce/shopOrders'
import { shopAfterSale as field } from '@/entities/commerce/shopAfterSale'
import { Loaded, useLoad } from '@/kit/data/load'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'

const PATH = '/order-management-shop/aftersale-management-detail'
/** An order has a few at most: its pieces can be in one open case each. */
const MAX = 100
const FIELDS = [field.afterSaleType, field.goodsName, field.quantity, field.refundAmount, field.createTime] as const

/** The cases of after-sales of an order. */
export const CaseTable = ({ orderId }: { orderId: string }) => {
  const load = useLoad(shopOrders.listAfterSales.query({ orderId, pageNo: 1, pageSize: MAX }, { quiet: true }))
  return (
    <Loaded load={load}>
      <FieldTable
        // A server that does not know the filter answers those of all orders.
        rows={load.data?.records.filter((one) => !one.orderId || one.orderId === orderId) ?? []}
        fields={[
          [
            field.afterSaleNo,
            ({ id, afterSaleNo }) => <PermittedLink text={plain(afterSaleNo) || id} path={PATH} query={{ id }} />,
          ],
          field.status,
          ...FIELDS,
        ]}
      />
    </Loaded>
  )
}
