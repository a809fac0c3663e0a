import {
  legType,
  type PicksendLeg,
  type PicksendNode,
  type PicksendOrder,
  picksendKind as kinds,
  picksendPayer as payers,
  picksendProvider as providers,
  picksendStatus as states,
} from '@/entities/vehicle/picksendOrder'
import { transportCarStatus } from '@/entities/vehicle/transportCar'
import { is } from '@/entities/field'
import { reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import type { GeoPoint } from '@/entities/shared/place'
import { toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { personName, streetAddress } from '../../core/names'
import { at as itemAt } from '../../core/random'
import type { Stored } from '../../core/types'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'
import type { ReserveRow } from './reservations'
import type { CarRow } from './transportCars'

export interface LegRow extends Stored<PicksendLeg, 'distance' | 'endMileage' | 'images' | 'signImage'> {
  distance: number | null
  endMileage: number | null
  photoCount: number
  isSigned: boolean
}
/** An order as stored by the back end; money in cents. */
export interface PicksendRow extends Stored<
  PicksendOrder,
  'seriesName' | 'dealerName' | 'areaName' | 'feeAmount' | 'score'
> {
  seriesCode: string
  location: GeoPoint
  transportCarId: string
  distance: number
  extraKm: number
  kmPriceCents: number
  feeCents: number
  score: number | null
  comment: string
  legs: LegRow[]
  nodes: PicksendNode[]
}

interface Ground {
  dealers: readonly DealerRow[]
  carSeries: readonly CarSeriesRow[]
  cars: readonly CarRow[]
  /** Reservations. One with a pick-up is used for an order of its day. */
  reserves: readonly ReserveRow[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FREE_KM = 10
const KM_CENTS = 500
const DAY: readonly (readonly [status: number, hours: number])[] = [
  ...[1, 3, 0.5].map((hours) => [states.toDispatch, hours] as const),
  ...[1.5, 2.5, 4].map((hours) => [states.assigned, hours] as const),
  ...[-0.3, -0.4, -0.5].map((hours) => [states.pickingUp, hours] as const),
  ...[-3, -2.5, -2].map((hours) => [states.atDealer, hours] as const),
  ...[-5, -4.5, -4].map((hours) => [states.returning, hours] as const),
  ...[-4, -30, -55].map((hours) => [states.incident, hours] as const),
]
const AHEAD = [states.toDispatch, states.assigned, states.assigned, states.cancelled] as const
const PAST = [states.done, states.done, states.done, states.done, states.cancelled, states.done, states.done] as const
const COMMENTS = ['司机很准时', '验车仔细，服务专业', '还车比约定晚了一点', ''] as const
const REMARKS = ['途中轮胎被扎，已联系救援', '客户反映右前门有划痕，正在核对照片', '车辆无法启动，等待拖车'] as const

const kindFor = (status: number, index: number): number =>
  status === states.atDealer
    ? kinds.bothWays
    : status === states.pickingUp
      ? itemAt([kinds.bothWays, kinds.pickUp], index)
      : status === states.returning
        ? itemAt([kinds.bothWays, kinds.delivery], index)
        : itemAt([kinds.bothWays, kinds.pickUp, kinds.bothWays, kinds.delivery], index)

/**
 * Orders of the last 60 days and the next 7, newest first. Drivers, legs, cost and timeline fit the state; the cars
 * of running orders are on a task.
 */
export const buildPicksends = (context: Context, now: number, ground: Ground, count: number): PicksendRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ dealerCode }) => ground.cars.some((car) => car.dealerCode === dealerCode))
  const series = ground.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)
  const near = ({ longitude, latitude }: GeoPoint): GeoPoint => ({
    longitude: Math.round((longitude + random.int(-90, 90) / 1000) * 1e6) / 1e6,
    latitude: Math.round((latitude + random.int(-90, 90) / 1000) * 1e6) / 1e6,
  })

  const open = new Set(ground.reserves.filter(({ pickupFlag }) => pickupFlag === 1))
  const fetchTime = ({ reserveDate, slot }: ReserveRow) =>
    Date.parse(`${reserveDate}T${slot.slice(0, 5)}:00+08:00`) - HOUR
  /**
   * Takes a reservation of that day with a pick-up and without an order, of the given dealer or of any. It is
   * cancelled if its order is.
   */
  const takeReserve = (time: number, isCancelled: boolean, dealerCode?: string): ReserveRow | undefined => {
    const day = wireTime(time).slice(0, 10)
    const found = [...open].find(
      (row) =>
        row.reserveDate === day &&
        (dealerCode === undefined ? fetchTime(row) > now === time > now : row.dealerCode === dealerCode) &&
        row.status > reserveStatus.done === isCancelled,
    )
    if (found) open.delete(found)
    return found
  }

  const make = (index: number): PicksendRow => {
    const work = DAY[index]
    const rest = (index - DAY.length) / Math.max(count - DAY.length, 1)
    const noon = Math.floor(now / HOUR) * HOUR + Math.round(7 - rest * 67) * 24 * HOUR
    const hour = Number(wireTime(noon).slice(11, 13))
    const asked = work ? now + work[1] * HOUR : noon + (9 + (index % 9) - hour) * HOUR
    const status = work?.[0] ?? itemAt<number>(asked > now ? AHEAD : PAST, index)
    const serviceKind = kindFor(status, index)
    const usual = itemAt(houses, index % 3 === 0 ? 0 : index)
    const reserve =
      serviceKind === kinds.delivery
        ? undefined
        : takeReserve(asked, status === states.cancelled, work && usual.dealerCode)
    const appoint = reserve && !work ? fetchTime(reserve) : asked
    const house = ground.dealers.find(({ dealerCode }) => dealerCode === reserve?.dealerCode) ?? usual
    const isUnderway = status === states.pickingUp || status === states.returning
    const isDispatched = status !== states.toDispatch && (status !== states.cancelled || index % 2 === 0)
    const cars = ground.cars.filter(
      (car) =>
        car.dealerCode === house.dealerCode &&
        car.status !== transportCarStatus.outOfUse &&
        car.status !== transportCarStatus.repair,
    )
    const car = index % 5 === 4 ? undefined : cars[index % Math.max(cars.length, 1)]
    const provider = car ? providers.own : index % 2 === 0 ? providers.driver : providers.flatbed
    if (car && isUnderway) car.status = transportCarStatus.onTask
    const driver = car ?? { driverName: personName(random).name, driverPhone: context.phone(), plate: '' }
    const number = context.next('picksend')
    const before = appoint - random.int(4, 60) * HOUR
    const reserved = toMillis(reserve?.createTime)
    const created = Math.min(
      reserved === undefined ? before : Math.min(reserved + 10 * MINUTE, appoint - 10 * MINUTE),
      now - 10 * MINUTE,
    )
    const point = near(house.location)
    const address = `${house.cityName}${house.countyName}${streetAddress(random)}`

    const types = [
      ...(serviceKind === kinds.delivery ? [] : [legType.pickUp]),
      ...(serviceKind === kinds.pickUp ? [] : [legType.delivery]),
    ]
    const isBegun = !is(status, states.toDispatch, states.assigned, states.cancelled)
    const isInFirst =
      status === states.pickingUp || status === states.atDealer || (status === states.incident && index % 2 === 1)
    const driven = isBegun ? (isInFirst ? types.slice(0, 1) : types) : []
    const km = random.int(60, 240) / 10
    const first = random.int(3_000, 60_000)
    const energy = random.int(40, 95)
    const legs = driven.map((type, at): LegRow => {
      const depart = appoint + at * 4 * HOUR - 30 * MINUTE
      const isOpen = at === driven.length - 1 && (isUnderway || status === states.incident)
      const start = first + at * Math.round(km)
      return {
        id: String(7_100_000 + context.next('picksendLeg')),
        legType: type,
        carPlate: driver.plate,
        driverName: driver.driverName,
        driverPhone: driver.driverPhone,
        departTime: wireTime(Math.min(depart, now)),
        arriveTime: isOpen ? '' : wireTime(Math.min(depart + 40 * MINUTE, now)),
        distance: isOpen ? null : km,
        startMileage: start,
        endMileage: isOpen ? null : start + Math.round(km) + (index % 17 === 5 && at === driven.length - 1 ? 18 : 0),
        energyLevel: energy - at * 4,
        photoCount: index % 7 === 2 ? 4 : 6,
        isSigned: !isOpen && index % 13 !== 6,
      }
    })
    const distance = Math.round(km * types.length * 10) / 10
    const extraKm = Math.max(Math.round((distance - FREE_KM) * 10) / 10, 0)
    const isDone = status === states.done
    const finish = appoint + types.length * 3 * HOUR
    const isRated = isDone && index % 3 !== 0
    const node = (title: string, millis: number, userName: string, location?: GeoPoint, remark = ''): PicksendNode => ({
      id: String(7_500_000 + context.next('picksendNode')),
      title,
      createTime: wireTime(Math.min(millis, now)),
      userName,
      location,
      remark,
    })
    const customer = {
      customerName: personName(random).name,
      phone: context.phone(),
      plate: `皖B${String(10_000 + ((number * 7207) % 90_000))}`,
      seriesCode: random.pick(series).seriesCode,
    }
    const { customerName, phone, plate, seriesCode } = reserve ?? customer
    return {
      id: String(8_800_000_000 + number * 23),
      orderNo: `QS${wireTime(created).slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`,
      serviceKind,
      ...{ customerName, phone, plate, seriesCode },
      dealerCode: house.dealerCode,
      reserveId: reserve?.id ?? '',
      reserveNo: reserve?.reserveNo ?? '',
      pickAddress: serviceKind === kinds.delivery ? '' : address,
      returnAddress: serviceKind === kinds.pickUp ? '' : address,
      location: point,
      appointTime: wireTime(appoint),
      provider,
      transportCarId: isDispatched && car ? car.id : '',
      driverName: isDispatched ? driver.driverName : '',
      distance,
      extraKm,
      kmPriceCents: KM_CENTS,
      feeCents: Math.round(extraKm * KM_CENTS),
      payer: itemAt([payers.benefit, payers.customer, payers.benefit, payers.dealer, payers.points], index),
      score: isRated ? random.int(6, 10) / 2 : null,
      comment: isRated ? random.pick(COMMENTS) : '',
      status,
      createTime: wireTime(created),
      finishTime: isDone ? wireTime(Math.min(finish, now)) : '',
      legs,
      nodes: [
        node('客户下单', created, '客户'),
        ...(isDispatched ? [node('已派单', created + Math.min(HOUR, (now - created) / 2), house.contactName)] : []),
        ...legs.flatMap((leg) => [
          node(
            leg.legType === legType.pickUp ? '司机取车' : '司机送车',
            appoint - 30 * MINUTE,
            leg.driverName,
            leg.legType === legType.pickUp ? point : house.location,
          ),
          ...(leg.arriveTime
            ? [
                node(
                  leg.legType === legType.pickUp ? '到店交接' : '客户签收',
                  appoint,
                  leg.driverName,
                  leg.legType === legType.pickUp ? house.location : point,
                ),
              ]
            : []),
        ]),
        ...(status === states.incident
          ? [node('司机上报异常', now, driver.driverName, point, REMARKS[index % REMARKS.length])]
          : []),
        ...(status === states.cancelled ? [node('取消订单', created + HOUR, '客户', undefined, '行程有变')] : []),
        ...(isDone ? [node('服务完成', finish, '系统')] : []),
      ].toReversed(),
    }
  }
  const rows = Array.from({ length: Math.max(count, DAY.length) }, (_, index) => make(index))
  return rows.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
