import { Empty } from 'antd'
import { useEffect, useState } from 'react'
import { OrderTimeline } from '@/business/OrderTimeline'
import { is } from '@/entities/field'
import { bigOrder, type BigOrderDetail as Order } from '@/entities/orders/bigOrder'
import { bigOrderStatus as states } from '@/entities/orders/bigOrderEnums'
import { bigServiceOrder } from '@/entities/orders/bigServiceOrder'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Picture } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { OrderSteps } from '../parts/OrderSteps'
import { Payments } from '../parts/Payments'
import { serviceOf } from './bigOrderColumns'
import { useRefunds } from './parts/useRefunds'
import { orders } from './questions'

const SECOND_MS = 1000

/** Remaining time to pay an order, in minutes and seconds; empty if there is no deadline. */
const Deadline = ({ until }: { until: string }) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const end = toMillis(until)
  if (end === undefined) return null
  const seconds = Math.max(0, Math.floor((end - now) / SECOND_MS))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return (
    <p className="deadline">
      <span className="quiet">{t('bigOrders.closesIn')}</span>
      <b className="digits">
        {minutes}:{rest}
      </b>
    </p>
  )
}

const WAY = ['orders.stepOrdered', 'bigOrders.stepPaid', 'orders.stepLocked', 'orders.stepDelivered'] as const
const REFUND = [
  'orders.stepOrdered',
  'bigOrders.stepPaid',
  'bigOrders.stepAsked',
  'bigOrders.stepReviewed',
  'bigOrders.stepRefunding',
  'bigOrders.stepArrived',
] as const
const REACHED: Readonly<Record<number, number>> = {
  [states.unpaid]: 1,
  [states.paid]: 2,
  [states.locked]: 3,
  [states.delivered]: 4,
  [states.refundRequested]: 3,
  [states.refunding]: 4,
  [states.refunded]: 6,
  [states.refundFailed]: 4,
  [states.closed]: 1,
}
const isRefund = (status: unknown) =>
  is(status, states.refundRequested, states.refunding, states.refunded, states.refundFailed)

export default function BigOrderDetail() {
  const t = useT()
  const { ofOrder, host } = useRefunds()
  const {
    orderNo,
    customerName,
    phone,
    idNo,
    seriesName,
    modelName,
    colorName,
    optionNames,
    orderAmount,
    payAmount,
    payChannel,
    payNo,
    dealerName,
    cityName,
    shareUserName,
    status,
    createTime,
    payTime,
  } = bigOrder
  return (
    <RecordScreen
      load={orders.one}
      missing={t('orders.missing')}
      title={(row) => row.orderNo || row.id}
      status={status}
      marks={(row) => <Value field={payAmount} value={row.payAmount} />}
      actions={ofOrder}
      above={(row) => (
        <>
          <OrderSteps
            label={t('orders.steps')}
            steps={isRefund(row.status) ? REFUND : WAY}
            reached={REACHED[Number(row.status)] ?? 1}
            ended={is(row.status, states.closed) ? t('bigOrderStatus.closed') : undefined}
            bad={is(row.status, states.refundFailed)}
          />
          {is(row.status, states.unpaid) && <Deadline until={row.payDeadline} />}
        </>
      )}
      facts={(row) => [
        { title: 'bigOrders.buyer', facts: [customerName, phone, idNo, shareUserName] },
        { title: 'bigOrders.car', facts: [seriesName, modelName, colorName, optionNames, ...pictureOf(row)] },
        { title: 'bigOrders.store', facts: [dealerName, cityName, ...storeOf(row)] },
        { title: 'orders.order', facts: [orderNo, orderAmount, payAmount, payChannel, payNo, createTime, payTime] },
      ]}
      story={(row) => ({ title: t('orders.progress'), children: <OrderTimeline steps={row.steps} /> })}
    >
      {(row) => (
        <>
          <Card title={t('bigOrders.rights')}>
            <Rights row={row} />
          </Card>
          {!is(row.status, states.unpaid) && (
            <Card title={t('orders.payments')}>
              <Payments rows={row.payments} />
            </Card>
          )}
          {row.services.length > 0 && (
            <Card title={t('bigOrders.services')}>
              <Services rows={row.services} />
            </Card>
          )}
          {host}
        </>
      )}
    </RecordScreen>
  )
}

const pictureOf = ({ picture, seriesName }: Order) =>
  picture
    ? [
        [
          { ...bigOrder.seriesName, key: 'picture', label: 'bigOrders.carPicture' } as const,
          <Picture key="picture" src={picture} alt={plain(seriesName)} width={200} height={112} fit="contain" />,
        ] as const,
      ]
    : []

const storeOf = ({ dealerAddress, dealerPhone }: Order) => [
  [{ ...bigOrder.dealerName, key: 'address', label: 'bigOrders.address' } as const, dealerAddress] as const,
  [{ ...bigOrder.dealerName, key: 'hotline', label: 'bigOrders.hotline' } as const, dealerPhone] as const,
]

const Rights = ({ row: { rights, rightNames } }: { row: Order }) => {
  const t = useT()
  const named = rights.length > 0 ? rights : rightNames.map((rightName) => ({ id: '', rightName, summary: '' }))
  if (named.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('bigOrders.noRights')} />
  return (
    <ul className="order-rights">
      {named.map(({ id, rightName, summary }, at) => (
        <li key={`${id} ${at}`}>
          <PermittedLink
            text={plain(rightName)}
            path="/equity-content/equity-contentDetail"
            query={{ id, view: '1' }}
          />
          <span className="quiet">{plain(summary)}</span>
        </li>
      ))}
    </ul>
  )
}

const Services = ({ rows }: { rows: Order['services'] }) => {
  const { serviceNo, serviceType, refundAmount, status, createTime } = bigServiceOrder
  return (
    <FieldTable
      rows={rows}
      fields={[
        [
          serviceNo,
          (row) => (
            <CellLink to={serviceOf(row.id)}>
              <span className="digits">{plain(row.serviceNo) || row.id}</span>
            </CellLink>
          ),
        ],
        serviceType,
        refundAmount,
        status,
        createTime,
      ]}
    />
  )
}
