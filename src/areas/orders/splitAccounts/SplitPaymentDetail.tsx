import { Empty } from 'antd'
import * as prorateOrders from '@/api/orders/prorateOrders'
import { consumerProrateOrder } from '@/entities/orders/consumerProrateOrder'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Payments } from '../parts/Payments'
import { Receivers } from './parts/Receivers'

const payment = consumerProrateOrder

export default function SplitPaymentDetail() {
  const t = useT()
  const { money } = useFormats()
  return (
    <RecordScreen
      load={prorateOrders.getConsumer}
      missing={t('orders.missing')}
      title={({ orderNo, id }) => orderNo || id}
      status={payment.status}
      marks={({ splitStatus, payAmount }) => (
        <>
          <StatusTag field={payment.splitStatus} value={splitStatus} />
          <strong className="digits">{money(payAmount)}</strong>
        </>
      )}
      facts={() => [
        {
          title: 'splits.order',
          facts: [
            payment.orderNo,
            payment.bizType,
            payment.title,
            payment.quantity,
            payment.customerName,
            payment.phone,
            payment.dealerName,
            payment.payChannel,
            payment.payNo,
            payment.createTime,
            payment.payTime,
          ],
        },
        {
          title: 'splits.amounts',
          facts: [
            payment.totalAmount,
            payment.discountAmount,
            payment.pointsAmount,
            payment.payAmount,
            payment.refundAmount,
          ],
        },
      ]}
    >
      {(row) => (
        <>
          <Receivers row={row} />
          <Card title={t('splits.back')}>
            {row.refunds.length ? (
              <Payments rows={row.refunds} />
            ) : (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('splits.noBack')} />
            )}
          </Card>
        </>
      )}
    </RecordScreen>
  )
}
