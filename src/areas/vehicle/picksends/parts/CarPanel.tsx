import * as reservations from '@/api/vehicle/reservations'
import * as transportCars from '@/api/vehicle/transportCars'
import { type PicksendOrder, picksendOrder as order } from '@/entities/vehicle/picksendOrder'
import { type TransportCar, transportCar as car } from '@/entities/vehicle/transportCar'
import { Failed, useLoad } from '@/kit/data/load'
import { useToday } from '@/kit/data/useToday'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { FieldTable } from '@/kit/show/FieldTable'
import { StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { InsuranceEnd } from './InsuranceEnd'
import { carNameOf } from './rulesInput'
import { useCarActions } from './useCarActions'

export const CAR = 'car'
const MAX_TASKS = 20

export const CarPanel = ({ isClosed }: { isClosed: boolean }) => {
  const actionsOf = useCarActions(isClosed)
  const { mode } = useOpened()
  if (mode !== CAR) return null
  return (
    <RecordPanel
      load={transportCars.get}
      title={(row) => carNameOf(row) || row.id}
      status={car.status}
      actions={actionsOf}
      facts={(row) => [
        {
          title: 'picksends.car',
          facts: [
            car.plate,
            car.carKind,
            car.modelName,
            [car.insuranceEnd, <InsuranceEnd key="insurance" value={row.insuranceEnd} />],
            car.dealerName,
            car.cityName,
          ],
        },
        { title: 'transportCar.driverName', facts: [car.driverName, car.driverPhone] },
        { title: 'picksends.work', facts: [car.todayCount, car.monthCount, car.monthMileage, car.updateTime] },
      ]}
    >
      {(row) => <CarTasks row={row} />}
    </RecordPanel>
  )
}

const OrderLink = ({ row }: { row: PicksendOrder }) => (
  <PermittedLink
    digits
    text={row.orderNo || row.id}
    path="/afterSale-management/picksendDetail"
    query={{ id: row.id }}
  />
)

const CarTasks = ({ row: { id } }: { row: TransportCar }) => {
  const t = useT()
  const today = useToday()
  const { data, error, retry, first } = useLoad(
    reservations.listPicksends.query({ transportCarId: id, pageNo: 1, pageSize: MAX_TASKS }, { quiet: true }),
  )
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const tasks = data?.records ?? []
  const ofToday = tasks
    .filter(({ appointTime }) => formatTime(appointTime, 'YYYYMMDD') === today)
    .toSorted((a, b) => (formatTime(a.appointTime) < formatTime(b.appointTime) ? -1 : 1))
  return (
    <>
      <h3 className="section-title">{t('picksends.todayTasks')}</h3>
      <EventTimeline
        rows={ofToday}
        time={order.appointTime}
        empty={t('picksends.noneToday')}
        of={(task) => ({
          title: (
            <>
              <OrderLink row={task} /> <StatusTag field={order.status} value={task.status} />
            </>
          ),
          text: task.pickAddress || task.returnAddress,
        })}
      />
      <h3 className="section-title">{t('picksends.lastTasks')}</h3>
      <FieldTable
        rows={tasks}
        loading={first}
        empty={t('picksends.none')}
        fields={[
          [order.orderNo, (task) => <OrderLink row={task} />],
          order.appointTime,
          order.serviceKind,
          order.plate,
          order.status,
        ]}
      />
    </>
  )
}
