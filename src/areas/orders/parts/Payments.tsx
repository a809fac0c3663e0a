import { Empty } from 'antd'
import { type OrderPayment, orderPayment } from '@/entities/orders/orderPayment'
import { Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const FIELDS = [
  orderPayment.payNo,
  orderPayment.payType,
  orderPayment.amount,
  orderPayment.payChannel,
  orderPayment.tradeNo,
  orderPayment.status,
  orderPayment.payTime,
] as const

/** What was paid for an order, and what went back. */
export const Payments = ({ rows }: { rows: readonly OrderPayment[] }) => {
  const t = useT()
  return (
    <SmallTable
      rowKey={(row) => `${row.id} ${row.payNo}`}
      dataSource={rows}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.noPayments')} /> }}
      columns={FIELDS.map((field) => ({
        key: field.key,
        title: t(field.label),
        align: field.kind === 'money' ? 'end' : 'start',
        render: (_: unknown, row: OrderPayment) => <Value field={field} value={row[field.key]} full />,
      }))}
    />
  )
}
