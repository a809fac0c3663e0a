import { picksendKind, picksendProvider } from '@/entities/vehicle/picksendOrder'
import {
  type TransportCar,
  transportCarKind as kinds,
  transportCarStatus as states,
} from '@/entities/vehicle/transportCar'
import type { TransportConfig } from '@/entities/vehicle/transportConfig'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import type { Stored } from '../../core/types'
import type { DealerRow } from '../../system/data/types'

export type CarRow = Stored<TransportCar, 'dealerName' | 'cityName' | 'todayCount' | 'monthCount' | 'monthMileage'>
/** The rules of a dealer, or of headquarters if the code is ''; money in cents. */
export interface ConfigRow extends Omit<
  Stored<TransportConfig, 'cars' | 'kmPrice' | 'inheritCount'>,
  'serviceKinds' | 'inheritFlag'
> {
  inheritFlag: 0 | 1
  serviceKinds: number[]
  kmPriceCents: number
}

const CARS = 50
const MODELS = ['瑞虎8 PRO', '艾瑞泽8', '瑞虎7 PLUS', '探索06'] as const

export const buildCars = (context: Context, dealers: readonly DealerRow[], count = CARS): CarRow[] => {
  const { random } = context
  const houses = dealers.filter(({ transportCarStatus }) => transportCarStatus === 1).slice(0, 20)
  return Array.from({ length: count }, (_, index) => {
    const house = index < 5 ? houses[0] : houses[1 + (index % Math.max(houses.length - 1, 1))]
    const number = context.next('transportCar')
    const carKind = index % 10 === 4 ? kinds.driverOnly : index % 10 === 7 ? kinds.flatbed : kinds.serviceCar
    const isCar = carKind !== kinds.driverOnly
    return {
      id: String(8_600_000 + number * 7),
      plate: isCar ? `皖B${String(10_000 + ((number * 6151) % 90_000))}` : '',
      carKind,
      modelName: carKind === kinds.serviceCar ? random.pick(MODELS) : '',
      dealerCode: house?.dealerCode ?? '',
      driverName: personName(random).name,
      driverPhone: context.phone(),
      insuranceEnd: isCar
        ? context.date(
            index % 8 === 3 ? random.int(2, 20) : index % 8 === 6 ? -random.int(1, 25) : -random.int(60, 340),
          )
        : '',
      status: index % 9 === 2 ? states.repair : index % 11 === 3 ? states.outOfUse : states.free,
      updateTime: context.timeBetween(60, 0.5),
    }
  })
}

export const buildConfigs = (context: Context, dealers: readonly DealerRow[]): ConfigRow[] => {
  const standard: ConfigRow = {
    dealerCode: '',
    inheritFlag: 0,
    serviceKinds: [picksendKind.pickUp, picksendKind.delivery, picksendKind.bothWays],
    provider: picksendProvider.own,
    openTime: '09:00',
    closeTime: '18:00',
    advanceHours: 4,
    dayQuota: 20,
    maxRadius: 30,
    freeKm: 10,
    kmPriceCents: 500,
    freeTimes: 4,
    minPhotos: 6,
    notice: '请保持车内无贵重物品，交车时与司机共同拍照验车。',
    updateBy: '李静',
    updateTime: context.time(45),
  }
  const own = dealers.filter(({ transportCarStatus }) => transportCarStatus === 1).slice(0, 12)
  return [
    standard,
    ...own.map((house, index) => ({
      ...standard,
      dealerCode: house.dealerCode,
      openTime: index % 2 === 0 ? '08:30' : '09:00',
      dayQuota: 8 + index,
      maxRadius: 20 + index,
      updateBy: house.contactName,
      updateTime: context.timeBetween(40, 1),
    })),
  ]
}
