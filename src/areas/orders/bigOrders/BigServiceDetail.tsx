import { Alert, Skeleton } from 'antd'
import * as bigOrders from '@/api/orders/bigOrders'
import { is } from '@/entities/field'
import { bigOrder } from '@/entities/orders/bigOrder'
import { bigServiceStatus as states } from '@/entities/orders/bigOrderEnums'
import { bigServiceOrder, refundQuote, type BigServiceDetail as Request } from '@/entities/orders/bigServiceOrder'
import { Failed, useLoad } from '@/kit/data/load'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { CellLink } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { OrderSteps } from '../parts/OrderSteps'
import { orderOf } from './bigOrderColumns'
import { useRefunds } from './parts/useRefunds'
import { services } from './questions'

const STEPS = [
  'bigOrders.stepApplied',
  'bigOrders.stepReviewed',
  'bigOrders.stepRefunding',
  'bigOrders.stepArrived',
] as const
const REACHED: Readonly<Record<number, number>> = {
  [states.toReview]: 1,
  [states.refunding]: 2,
  [states.refunded]: 4,
  [states.failed]: 2,
  [states.refused]: 1,
  [states.withdrawn]: 1,
}

export default function BigServiceDetail() {
  const t = useT()
  const { ofService, host } = useRefunds()
  const {
    serviceNo,
    serviceType,
    customerName,
    phone,
    payAmount,
    refundAmount,
    actualAmount,
    reason,
    reasonDetail,
    status,
    createTime,
    updateBy,
    updateTime,
    refuseReason,
    refundTime,
  } = bigServiceOrder
  const endOf = (row: Request) =>
    is(row.status, states.refused)
      ? t('bigServiceStatus.refused')
      : is(row.status, states.withdrawn)
        ? t('bigServiceStatus.withdrawn')
        : undefined
  return (
    <RecordScreen
      load={services.one}
      missing={t('orders.missing')}
      title={(row) => row.serviceNo || row.id}
      status={status}
      actions={ofService}
      above={(row) => (
        <>
          {is(row.status, states.failed) && (
            <Alert
              type="error"
              showIcon
              className="space-below-md"
              title={t('bigServiceStatus.failed')}
              description={row.failReason || undefined}
            />
          )}
          <OrderSteps
            label={t('orders.steps')}
            steps={STEPS}
            reached={REACHED[Number(row.status)] ?? 1}
            ended={endOf(row)}
            bad={is(row.status, states.refused, states.failed)}
          />
        </>
      )}
      facts={(row) => [
        {
          title: 'bigOrders.request',
          facts: [
            ...[serviceNo, serviceType, customerName, phone, reason, reasonDetail, createTime],
            [
              bigServiceOrder.images,
              row.images.length > 0 ? (
                <Pictures key="images" urls={row.images} width={128} height={96} />
              ) : (
                <Blank key="images" />
              ),
            ],
          ],
        },
        { title: 'bigOrders.amounts', facts: [payAmount, refundAmount, actualAmount] },
        { title: 'bigOrders.result', facts: [updateBy, updateTime, refuseReason, refundTime] },
      ]}
    >
      {(row) => (
        <>
          {is(row.status, states.toReview, states.failed) && row.orderId && <Quote orderId={row.orderId} />}
          {row.order && <OrderCard row={row.order} />}
          {host}
        </>
      )}
    </RecordScreen>
  )
}

const Quote = ({ orderId }: { orderId: string }) => {
  const t = useT()
  const { data, error, retry } = useLoad(bigOrders.getRefundPayAmount.query({ orderId }, { quiet: true }), {
    enabled: orderId !== '',
  })
  return (
    <Card title={t('bigOrders.quote')}>
      {data ? (
        <Facts
          row={data}
          fields={[
            refundQuote.payAmount,
            refundQuote.refundedAmount,
            refundQuote.feeAmount,
            refundQuote.refundPayAmount,
          ]}
        />
      ) : error ? (
        <Failed compact error={error} retry={retry} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Card>
  )
}

const OrderCard = ({ row }: { row: NonNullable<Request['order']> }) => {
  const t = useT()
  return (
    <Card title={t('orders.order')}>
      <Facts
        row={row}
        fields={[
          [
            bigOrder.orderNo,
            <CellLink key="order" to={row.id ? orderOf(row.id) : ''}>
              <span className="digits">{row.orderNo || row.id}</span>
            </CellLink>,
          ],
          ...[bigOrder.status, bigOrder.seriesName, bigOrder.modelName, bigOrder.colorName],
          ...[bigOrder.payAmount, bigOrder.dealerName, bigOrder.createTime, bigOrder.payTime],
        ]}
      />
    </Card>
  )
}
