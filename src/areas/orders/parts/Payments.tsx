import { type OrderPayment, orderPayment } from '@/entities/orders/orderPayment'
import { FieldTable } from '@/kit/show/FieldTable'
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

export const Payments = ({ rows }: { rows: readonly OrderPayment[] }) => {
  const t = useT()
  return (
    <FieldTable rows={rows} rowKey={(row) => `${row.id} ${row.payNo}`} empty={t('orders.noPayments')} fields={FIELDS} />
  )
}
