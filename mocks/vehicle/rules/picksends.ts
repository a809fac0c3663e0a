import type { PicksendDetail, PicksendOrder } from '@/entities/vehicle/picksendOrder'
import { picksendPayer, picksendStatus as states } from '@/entities/vehicle/picksendOrder'
import type { TransportCar } from '@/entities/vehicle/transportCar'
import type { TransportConfig } from '@/entities/vehicle/transportConfig'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { colors, createContext, picture, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { areaOf, dealerName, seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildPicksends, type PicksendRow } from '../data/picksends'
import { service } from './reservations'
import { buildCars, buildConfigs, type CarRow, type ConfigRow } from '../data/transportCars'

const ORDERS = 300
const SIDES = ['左前', '右前', '左后', '右后', '仪表', '内饰'] as const
const UNDERWAY: readonly number[] = [states.assigned, states.pickingUp, states.atDealer, states.returning]
const ON_ROAD: readonly number[] = [states.pickingUp, states.returning]

interface Picksends {
  orders: PicksendRow[]
  cars: CarRow[]
  configs: ConfigRow[]
}

export const picksends = seeded('picksends', (): Picksends => {
  const context = createContext(reference(), 20_261_128, 60_001)
  const cars = buildCars(context, org.dealers)
  return {
    orders: buildPicksends(
      context,
      control.now(),
      { ...org, cars, reserves: service().rows },
      ORDERS * control.volume(),
    ),
    cars,
    configs: buildConfigs(context, org.dealers),
  }
})

export const picksendsOf = (reserveNo: string): PicksendRow[] =>
  picksends().orders.filter((row) => row.reserveNo === reserveNo)

export const seenBy = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ dealerCode }: { dealerCode: string }): boolean => sees({ dealerCode, areaName: areaOf(dealerCode) })
}
export const dayOf = (now: number): string => wireTime(now).slice(0, 10)

export const picksendRow = ({
  legs: _legs,
  nodes: _nodes,
  location: _location,
  feeCents,
  kmPriceCents: _price,
  ...row
}: PicksendRow): PicksendOrder => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as PicksendOrder),
  customerName: maskName(row.customerName),
  seriesName: seriesName(row.seriesCode),
  areaName: areaOf(row.dealerCode),
  dealerName: dealerName(row.dealerCode),
  feeAmount: fromCents(feeCents),
})

const photo = (side: number, at: number): string =>
  picture(`${SIDES[side % SIDES.length]}${at + 1}`, colors[side % colors.length] ?? colors[0], 320, 200)

export const picksendDetail = (row: PicksendRow): PicksendDetail => {
  const house = org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)
  return {
    ...picksendRow(row),
    customerName: row.customerName,
    freeKm: configOf(row.dealerCode).freeKm,
    extraKm: row.extraKm,
    kmPrice: fromCents(row.kmPriceCents),
    distance: row.distance,
    minPhotos: configOf(row.dealerCode).minPhotos,
    dealerPhone: house?.servicePhone ?? '',
    dealerAddress: house?.address ?? '',
    comment: row.comment,
    legs: row.legs.map(({ photoCount, isSigned, ...leg }, at) => ({
      // As above.
      ...(leg as unknown as PicksendDetail['legs'][number]),
      images: Array.from({ length: photoCount }, (_, side) => photo(side, at)),
      signImage: isSigned ? picture(row.customerName, '#2c5f7c', 240, 120) : '',
    })),
    nodes: row.nodes,
    pickLocation: row.pickAddress ? row.location : undefined,
    dealerLocation: house?.location,
    returnLocation: row.returnAddress ? row.location : undefined,
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

export const summaryOf = (rows: readonly PicksendRow[], now: number): Record<string, number> => {
  const [day, month] = [dayOf(now), dayOf(now).slice(0, 7)]
  const count = (test: (row: PicksendRow) => boolean) => rows.filter(test).length
  const ended = rows.filter(({ status, appointTime }) => status !== states.cancelled && appointTime < wireTime(now))
  const scores = rows.flatMap(({ score }) => score ?? [])
  const free = rows.filter(({ payer, finishTime }) => payer === picksendPayer.benefit && finishTime.startsWith(month))
  return {
    todayCount: count(({ appointTime }) => appointTime.startsWith(day)),
    dispatchCount: count(({ status }) => status === states.toDispatch),
    activeCount: count(({ status }) => UNDERWAY.includes(status)),
    roadCount: count(({ status }) => ON_ROAD.includes(status)),
    incidentCount: count(({ status }) => status === states.incident),
    ...(ended.length > 0 && {
      doneRate: rounded((ended.filter(({ status }) => status === states.done).length * 100) / ended.length),
    }),
    ...(scores.length > 0 && { avgScore: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length) }),
    freeAmount: free.reduce((sum, { feeCents }) => sum + feeCents, 0) / 100,
  }
}

/** Returns the orders of a car that count as its tasks. Cancelled ones do not. */
const tasksOf = (id: string): PicksendRow[] =>
  picksends().orders.filter(({ transportCarId, status }) => transportCarId === id && status !== states.cancelled)
export const openToday = (id: string, now: number): number =>
  tasksOf(id).filter(({ status, appointTime }) => status !== states.done && appointTime.startsWith(dayOf(now))).length

export const carView = (row: CarRow, now: number): TransportCar => {
  const [day, month] = [dayOf(now), dayOf(now).slice(0, 7)]
  const tasks = tasksOf(row.id)
  const ofMonth = tasks.filter(({ appointTime }) => appointTime.startsWith(month))
  return {
    // As above.
    ...(row as unknown as TransportCar),
    dealerName: dealerName(row.dealerCode),
    cityName: org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)?.cityName ?? '',
    todayCount: tasks.filter(({ appointTime }) => appointTime.startsWith(day)).length,
    monthCount: ofMonth.length,
    monthMileage: rounded(ofMonth.flatMap(({ legs }) => legs).reduce((sum, { distance }) => sum + (distance ?? 0), 0)),
  }
}

/** Returns the dealer's own rules, or those of headquarters by default. */
export const configOf = (dealerCode: string): ConfigRow => {
  const { configs } = picksends()
  const own = configs.find((row) => row.dealerCode === dealerCode)
  const standard = configs.find((row) => row.dealerCode === '')
  if (own) return own
  if (!standard) throw new Error('there is always a default')
  return { ...standard, dealerCode, inheritFlag: 1 }
}

/** Returns rules as sent: those of a dealer with its cars, the default with the number of dealers that follow it. */
export const configView = ({ kmPriceCents, ...row }: ConfigRow, now: number): TransportConfig => ({
  // As above.
  ...(row as unknown as TransportConfig),
  kmPrice: fromCents(kmPriceCents),
  cars: picksends()
    .cars.filter(({ dealerCode }) => row.dealerCode !== '' && dealerCode === row.dealerCode)
    .map((car) => carView(car, now)),
  ...(row.dealerCode === '' && {
    inheritCount: org.dealers.filter(
      ({ dealerCode, transportCarStatus }) => transportCarStatus === 1 && configOf(dealerCode).inheritFlag === 1,
    ).length,
  }),
})
