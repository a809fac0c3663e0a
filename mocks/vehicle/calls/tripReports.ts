import * as tripReports from '@/api/vehicle/tripReports'
import { trip, tripType } from '@/entities/vehicle/trip'
import { tripConfig } from '@/entities/vehicle/tripConfig'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { seesOrder } from '../../orders/rules/orders'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import type { TripRow } from '../data/trips'
import { driveCars } from '../rules/driveCars'
import { isExpired, trackOf, tripRules, trips, tripView } from '../rules/trips'

const PAGE = '/trip-path/addCar'
const DAY = 86_400_000
const MAX_DAYS = 31
const NUMBERS = ['fenceRadius', 'speedLimit', 'minMileage', 'minMinutes', 'gapMinutes', 'keepDays'] as const

const listed = listOf(tripReports.list)<TripRow>({
  is: ['tripType', 'status', 'seriesCode', 'dealerCode', { areaName: ({ dealerCode }) => areaOf(dealerCode) }],
  like: ['plate', 'tripNo', 'orderNo'],
  between: ['startTime'],
  where: {
    vin: (asked) => (row) => row.vin.endsWith(text(asked)),
    alarms: (asked) => {
      const codes = texts(asked).map(Number)
      return (row) => codes.length === 0 || codes.some((code) => row.alarms.includes(code))
    },
    withOrder: (asked) => (row) => text(asked) === '' || (row.orderNo !== '') === (text(asked) === '1'),
  },
  sort: ['startTime', 'duration', 'mileage', 'maxSpeed'],
})

const tripsOf = (user: UserRow) => {
  const sees = seesOrder(user)
  return trips().filter(({ dealerCode }) => sees({ dealerCode }))
}

/**
 * Limits trips to 31 days. Refuses longer and half-open ranges, unless the query is for one car, test drive or trip.
 */
const windowed = <I extends Readonly<Record<string, unknown>>>(input: I, now: number): I => {
  if ([input.vin, input.orderNo, input.tripNo].some((one) => text(one) !== '')) return input
  const [from, until] = [toMillis(text(input.startTimeStart)), toMillis(text(input.startTimeEnd))]
  if (from === undefined && until === undefined) return { ...input, startTimeStart: wireTime(now - MAX_DAYS * DAY) }
  if (from === undefined || until === undefined || (until - from) / DAY > MAX_DAYS)
    throw new Refusal(400, '时间跨度不能超过31天')
  return input
}

const rounded = (value: number) => Math.round(value * 10) / 10
const sumsOf = (rows: readonly TripRow[]) => ({
  all: rows.length,
  mileage: rounded(rows.reduce((sum, { mileage }) => sum + mileage, 0)),
  hours: rounded(rows.reduce((sum, { duration }) => sum + duration, 0) / 3600),
  withOrder: rows.filter(({ orderNo }) => orderNo !== '').length,
  alarms: rows.filter(({ alarms }) => alarms.length > 0).length,
})
const daysOf = (rows: readonly TripRow[]) => {
  const dates = [...new Set(rows.map(({ startTime }) => startTime.slice(0, 10)))].toSorted()
  return dates.map((date) => {
    const some = rows.filter(({ startTime }) => startTime.startsWith(date))
    return {
      date,
      counts: Object.fromEntries(
        Object.values(tripType)
          .filter((code) => typeof code === 'number')
          .map((code) => [code, some.filter((row) => row.tripType === code).length]),
      ),
      mileage: rounded(some.reduce((sum, { mileage }) => sum + mileage, 0)),
    }
  })
}

on(tripReports.list)((asked, { user, now }) => {
  demandPage(user, PAGE)
  const input = windowed(asked, now)
  const rows = tripsOf(user)
  const page = listed.page(rows, input, tripView)
  if ((integer(input.pageNo) ?? 1) > 1) return { ...page, summary: {} }
  const fitting = listed.fitting(rows, input)
  return { ...page, summary: sumsOf(fitting), days: daysOf(fitting) }
})
on(tripReports.get)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  const row = withId(tripsOf(user), id, '参数缺失或记录不存在，请从列表进入')
  const expired = isExpired(row, now)
  return {
    ...tripView(row),
    expired: expired ? 1 : 0,
    points: expired ? [] : trackOf(row),
    dealerLocation: org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)?.location,
  }
})
on(tripReports.exportList)((input, { user, now }) => {
  demand(user, 'tripReports.exportList')
  return sheetOf(
    listed.exported(tripsOf(user), windowed(input, now)).map(tripView),
    columnsOf(
      trip,
      ...(['tripNo', 'plate', 'vin', 'seriesName', 'areaName', 'dealerName', 'tripType', 'orderNo'] as const),
      ...(['consultantName', 'startTime', 'endTime', 'duration', 'mileage', 'avgSpeed', 'maxSpeed'] as const),
      ...(['alarms', 'status'] as const),
    ),
    '行程轨迹表.xls',
  )
})
on(tripReports.getConfig)((_, { user }) => {
  demandPage(user, PAGE)
  const { config } = tripRules()
  const sees = seesOrder(user)
  const cars = driveCars().filter((car) => config.carIds.includes(car.id) && sees(car))
  const people = org.users.filter(({ id }) => config.alarmUsers.includes(id))
  const refs = {
    carIds: cars.map(({ id, plate }) => ({ id, plate })),
    alarmUsers: people.map(({ id, nickname }) => ({ id, nickname })),
  }
  // Refs carry their names, which the client splits off.
  return { ...config, ...refs } as never
})
on(tripReports.saveConfig)((input, { user, now }) => {
  demand(user, 'tripReports.saveConfig')
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
  const rules = tripRules()
  const { values, faults } = readInto(
    tripConfig,
    ['enabled', 'carIds', 'sampleSeconds', 'openTime', 'closeTime', ...NUMBERS, 'alarmUsers'],
    input,
    rules.config,
  )
  if (values.closeTime <= values.openTime) faults.closeTime = '结束时间须晚于开始时间'
  if (values.alarmUsers.length > 20) faults.alarmUsers = '最多20人'
  refuseFields(faults)
  const known = new Set(driveCars().map(({ id }) => id))
  rules.config = {
    ...rules.config,
    ...values,
    carIds: values.carIds.filter((id) => known.has(id)),
    updateBy: user.nickname,
    updateTime: wireTime(now),
  }
  return rules.config
})
