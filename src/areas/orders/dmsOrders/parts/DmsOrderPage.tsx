import { Empty } from 'antd'
import * as orders from '@/api/orders/orders'
import { is } from '@/entities/field'
import { type DmsOrderCar, dmsOrder, dmsOrderCar } from '@/entities/orders/dmsOrder'
import { dmsOrderStatus as states } from '@/entities/orders/orderEnums'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { OrderSteps } from '../../parts/OrderSteps'

const STEPS = [
  'orders.stepSubmitted',
  'orders.stepAccepted',
  'orders.stepBuilt',
  'orders.stepAssigned',
  'orders.stepShipped',
  'orders.stepArrived',
] as const
const AFTER = [states.toReview, states.accepted, states.inProduction, states.assigned, states.inTransit, states.arrived]

export const DmsOrderPage = () => {
  const t = useT()
  const {
    orderNo,
    orderMonth,
    orderType,
    areaName,
    dealerName,
    secondDealerName,
    seriesName,
    modelName,
    materialCode,
    colorName,
    quantity,
    arrivedQty,
    unitPrice,
    rebateAmount,
    totalAmount,
    fundType,
    status,
    createTime,
    expectDate,
  } = dmsOrder
  return (
    <RecordScreen
      load={orders.getDms}
      missing={t('orders.missing')}
      title={(row) => row.orderNo || row.id}
      status={status}
      above={(row) => (
        <OrderSteps
          label={t('orders.steps')}
          steps={STEPS}
          reached={AFTER.filter((state) => Number(row.status) >= state).length}
          ended={is(row.status, states.rejected, states.cancelled) ? optionName(t, status, row.status) : undefined}
          bad={is(row.status, states.rejected)}
        />
      )}
      facts={() => [
        {
          title: 'orders.order',
          facts: [
            ...[orderNo, orderMonth, orderType, areaName, dealerName, secondDealerName],
            ...[seriesName, modelName, materialCode, colorName, quantity, arrivedQty, createTime, expectDate],
          ],
        },
        { title: 'orders.dmsSum', facts: [unitPrice, quantity, rebateAmount, totalAmount, fundType] },
      ]}
    >
      {({ cars }) => (
        <Card title={t('orders.cars')}>
          <Cars rows={cars} />
        </Card>
      )}
    </RecordScreen>
  )
}

const FIELDS = [
  dmsOrderCar.vin,
  dmsOrderCar.carStatus,
  dmsOrderCar.engineNo,
  dmsOrderCar.productionDate,
  dmsOrderCar.shipTime,
  dmsOrderCar.waybillNo,
  dmsOrderCar.arriveTime,
  dmsOrderCar.warehouseName,
] as const

const Cars = ({ rows }: { rows: readonly DmsOrderCar[] }) => {
  const t = useT()
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.noCars')} />
  return <FieldTable rows={rows} rowKey="vin" fields={FIELDS} />
}
