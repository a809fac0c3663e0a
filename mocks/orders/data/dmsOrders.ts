import type { DmsOrderCar } from '@/entities/orders/dmsOrder'
import { dmsCarStatus, dmsOrderStatus as states } from '@/entities/orders/orderEnums'
import { dealerStatus } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import type { CarSeriesRow, DealerRow, SecondDealerRow } from '../../system/data/types'
import { colourOf, vinOf } from './cars'

/** A dealer order as stored in the DMS. Money is in cents. */
export interface DmsOrderRow {
  id: string
  orderNo: string
  orderMonth: string
  orderType: number
  dealerCode: string
  secondDealerCode: string
  seriesCode: string
  modelName: string
  materialCode: string
  colorName: string
  quantity: number
  arrivedQty: number
  unitCents: number
  rebateCents: number
  totalCents: number
  fundType: number
  status: number
  createTime: string
  expectDate: string
  cars: DmsOrderCar[]
}

interface Ground {
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  secondDealers: readonly SecondDealerRow[]
}

const CYCLE = [60, 50, 40, 30, 20, 10, 60, 60, 80, 90, 50, 60] as const
const EARLY = [10, 20, 10, 30, 20, 80, 10, 90] as const
const EARLY_DAYS = 8

export const buildDmsOrders = (context: Context, ground: Ground, count: number): DmsOrderRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left)
  const series = ground.carSeries.filter(({ minPrice, modelNames }) => minPrice !== null && modelNames.length > 0)
  const make = (index: number): DmsOrderRow => {
    const age = 0.5 + (index / count) * 100
    const cycle = age < EARLY_DAYS ? EARLY : CYCLE
    const status = cycle[index % cycle.length] ?? states.arrived
    const house = index % 4 === 0 ? (houses[0] ?? random.pick(houses)) : random.pick(houses)
    const outlets = ground.secondDealers.filter(
      (one) => one.parentDealerCode === house.dealerCode && one.dealerCode !== '',
    )
    const outlet = outlets.length > 0 && random.chance(0.4) ? random.pick(outlets) : undefined
    const car = random.pick(series)
    const quantity = random.int(1, 6)
    const arrivedQty =
      status === states.arrived ? quantity : status === states.inTransit ? random.int(0, quantity - 1) : 0
    const unitCents = Math.round((car.minPrice ?? 0) * 93) + random.int(0, 9) * 100_000
    const rebateCents = random.chance(0.5) ? random.int(1, 9) * 50_000 : 0
    const createTime = context.workTime(age)
    return {
      id: String(5_200_000_000_000 + context.next('dmsOrder') * 41),
      orderNo: `DMS${createTime.slice(2, 10).replaceAll('-', '')}${String(context.next('dmsOrderNo')).padStart(4, '0')}`,
      orderMonth: createTime.slice(0, 7),
      orderType: index % 11 === 5 ? random.int(2, 5) : 1,
      dealerCode: house.dealerCode,
      secondDealerCode: outlet?.dealerCode ?? '',
      seriesCode: car.seriesCode,
      modelName: car.modelNames.length > 0 ? random.pick(car.modelNames) : '',
      materialCode: `M${car.seriesCode.replaceAll('_', '')}${random.int(100, 999)}`,
      colorName: colourOf(context),
      quantity,
      arrivedQty,
      unitCents,
      rebateCents,
      totalCents: unitCents * quantity - rebateCents,
      fundType: random.int(1, 3),
      status,
      createTime,
      expectDate: status >= states.rejected ? '' : context.date(age - 25),
      cars:
        status >= states.assigned && status <= states.arrived
          ? Array.from({ length: quantity }, (_, place) => carOf(context, { status, arrived: place < arrivedQty, age }))
          : [],
    }
  }
  return Array.from({ length: count }, (_, index) => make(index)).toSorted((a, b) =>
    a.createTime < b.createTime ? 1 : -1,
  )
}

const carOf = (
  context: Context,
  { status, arrived, age }: { status: number; arrived: boolean; age: number },
): DmsOrderCar => {
  const shipped = status >= states.inTransit
  const number = context.next('dmsCar')
  return {
    vin: vinOf(context),
    engineNo: `SQRF4J20${String(100_000 + number)}`,
    productionDate: context.date(Math.max(age - 8, 0.2)),
    carStatus: arrived
      ? dmsCarStatus.arrived
      : shipped
        ? dmsCarStatus.inTransit
        : number % 3 === 0
          ? dmsCarStatus.notBuilt
          : dmsCarStatus.inStock,
    shipTime: shipped ? context.workTime(Math.max(age - 12, 0.15)) : '',
    waybillNo: shipped ? `WB${String(66_000_000 + number * 17)}` : '',
    arriveTime: arrived ? context.workTime(Math.max(age - 18, 0.1)) : '',
    warehouseName: arrived ? '展厅库' : shipped ? '' : '芜湖总库',
  }
}
