import * as orders from '@/api/orders/orders'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CustomerOrderDetail, customerOrder } from '@/entities/orders/customerOrder'
import { customerOrderStatus as states } from '@/entities/orders/orderEnums'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { optionName, useFormats } from '@/kit/show/format'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { DmsOrderPage } from '../dmsOrders/parts/DmsOrderPage'
import { OrderSteps } from '../parts/OrderSteps'
import { OrderTimeline } from '@/business/OrderTimeline'
import { Payments } from '../parts/Payments'

export default function OrderDetail() {
  const { query } = useScreen()
  const { hq } = useViewer()
  const type = query.get('type')
  if (type === 'dms') return <DmsOrderPage />
  return <CustomerOrderPage dealer={type ? type === 'dealer' : !hq} />
}

const STEPS = ['orders.stepOrdered', 'orders.stepLocked', 'orders.stepAssigned', 'orders.stepDelivered'] as const
const AFTER = [states.deposited, states.locked, states.toDeliver, states.delivered]

/** Returns the number of completed steps of a state. */
const reachedBy = (status: unknown): number => AFTER.filter((state) => Number(status) >= state).length

/** Returns the balance due in yuan; undefined if price or paid amount is missing. */
const balanceOf = ({ dealPrice, paidAmount }: CustomerOrderDetail): string | undefined => {
  const [price, paid] = [toCents(dealPrice), toCents(paidAmount)]
  return price === undefined || paid === undefined ? undefined : fromCents(price - paid)
}

const CustomerOrderPage = ({ dealer }: { dealer: boolean }) => {
  const t = useT()
  const { money } = useFormats()
  const {
    orderNo,
    orderType,
    customerName,
    phone,
    seriesName,
    modelName,
    colorName,
    guidePrice,
    dealPrice,
    taxRate,
    netPrice,
    paidAmount,
    areaName,
    dealerName,
    consultantName,
    sourceChannel,
    vin,
    status,
    createTime,
  } = customerOrder
  return (
    <RecordScreen
      load={dealer ? orders.getDealer : orders.get}
      missing={t('orders.missing')}
      title={(row) => row.orderNo || row.id}
      status={status}
      above={(row) => (
        <OrderSteps
          label={t('orders.steps')}
          steps={STEPS}
          reached={reachedBy(row.status)}
          ended={
            is(row.status, states.refunding, states.refunded, states.cancelled)
              ? optionName(t, status, row.status)
              : undefined
          }
        />
      )}
      facts={(row) => [
        { title: 'orders.customer', facts: [customerName, phone] },
        { title: 'orders.car', facts: [seriesName, modelName, colorName, vin] },
        {
          title: 'orders.money',
          facts: [
            guidePrice,
            dealPrice,
            taxRate,
            netPrice,
            paidAmount,
            [{ ...paidAmount, key: 'balance', label: 'orders.balance' }, money(balanceOf(row))],
          ],
        },
        { title: 'orders.store', facts: [areaName, dealerName, consultantName] },
        { title: 'orders.order', facts: [orderNo, orderType, sourceChannel, createTime] },
      ]}
      story={(row) => ({ title: t('orders.progress'), children: <OrderTimeline steps={row.steps} /> })}
    >
      {(row) => (
        <Card title={t('orders.payments')}>
          <Payments rows={row.payments} />
        </Card>
      )}
    </RecordScreen>
  )
}
