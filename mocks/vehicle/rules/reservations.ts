import type { DayConfig } from '@/entities/vehicle/dayConfig'
import { slotsOfDay } from '@/entities/vehicle/dayConfigRules'
import {
  type MaintenanceReserve,
  type MaintenanceReserveDetail,
  type ReserveRecord,
  reserveAction as actions,
  reserveStatus as states,
  TAKES_PLACE,
} from '@/entities/vehicle/maintenanceReserve'
import {
  customReason,
  type ReserveSchedule,
  type ScheduleCell,
  type ScheduleFixedRule,
  weekDay,
} from '@/entities/vehicle/reserveSchedule'
import { cellRule, dateAfter, planOf, weekDayOf } from '@/entities/vehicle/scheduleRules'
import { dealerStatus, shopType, staffPost } from '@/entities/shared/enums'
import { maskName } from '@/lib/masking'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { Refusal } from '../../core/types'
import { areaOf, dealerName, seriesName } from '../../leads/rules/leads'
import type { DealerRow, UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildDayConfigs } from '../data/dayConfigs'
import { buildReservations, type ReserveRow, type ServiceHouse } from '../data/reservations'

const RESERVATIONS = 1200
const DAY = 86_400_000
const NO_SHOW_DAYS = 90

/** Returns true if the dealer services cars and takes reservations. */
export const hasStation = ({ dealerCode, shopType: shop }: DealerRow): boolean =>
  shop !== shopType.showroom && Number(dealerCode.slice(1)) % 7 !== 0
const houses = (): DealerRow[] => org.dealers.filter((row) => row.status !== dealerStatus.left && hasStation(row))
const bayCountOf = (code: string) => 4 + (Number(code.slice(1)) % 9)

export const advisersOf = (dealerCode: string): { id: string; name: string }[] => {
  const isHere = (row: { dealerCode: string; post: number }) =>
    row.dealerCode === dealerCode && (row.post === staffPost.serviceAdviser || row.post === staffPost.serviceManager)
  const accounts = org.users.filter(isHere).map(({ id, nickname }) => ({ id, name: nickname }))
  return accounts.length > 0 ? accounts : org.staff.filter(isHere).map(({ id, staffName }) => ({ id, name: staffName }))
}

interface ServiceData {
  configs: Map<string, DayConfig>
  without: string
  schedules: Map<string, ReserveSchedule>
  rows: ReserveRow[]
}

const fixedRulesOf = (config: DayConfig): ScheduleFixedRule[] =>
  [weekDay.saturday, weekDay.sunday].flatMap((day) =>
    slotsOfDay(config, day).flatMap(({ slot, isBreak }, at) =>
      isBreak ? [] : [{ id: String(day * 100 + at), weekDay: day, slot, quota: 2 + (at % 2) }],
    ),
  )

export const service = seeded('maintenanceReservations', (): ServiceData => {
  const context = createContext(reference(), 20_241_218, 140_001)
  const dealers = houses()
  const without = dealers[3]?.dealerCode ?? ''
  const own = dealers.filter(({ dealerCode }, at) => at % 5 === 0 && dealerCode !== without)
  const configs = buildDayConfigs(
    context,
    own.map(({ dealerCode }) => ({ dealerCode, bayCount: bayCountOf(dealerCode) })),
  )
  const standard = configs.get('')
  const today = context.date(0)
  const schedules = new Map<string, ReserveSchedule>()
  const working = dealers.flatMap(({ dealerCode }, at): ServiceHouse[] => {
    const config = configs.get(dealerCode) ?? standard
    if (!config || dealerCode === without) return []
    const schedule: ReserveSchedule = {
      dealerCode,
      maxReserve: 2 + (Number(dealerCode.slice(1)) % 5),
      fixedRules: at % 5 === 0 ? fixedRulesOf(config) : [],
      customRules: [],
      updateBy: '服务经理',
      updateTime: context.time(9 + (at % 20)),
    }
    schedules.set(dealerCode, schedule)
    return [{ dealerCode, config, plan: planOf(schedule, config).plan, advisors: advisersOf(dealerCode) }]
  })
  const series = org.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)
  const rows = buildReservations(context, control.now(), working, series, RESERVATIONS * control.volume())
  // The exceptions are added after the reservations: a past holiday, and a slot cut below its bookings.
  const first = dealers[0] && schedules.get(dealers[0].dealerCode)
  const full = rows.filter((row) => row.dealerCode === first?.dealerCode && row.reserveDate > today && takesPlace(row))
  const most = full.find(
    (row) => full.filter(({ reserveDate, slot }) => reserveDate === row.reserveDate && slot === row.slot).length > 1,
  )
  const { holiday, staffAbsent } = customReason
  if (first) {
    const past = dateAfter(today, -12)
    first.customRules = [
      {
        ...{ id: '501', startDate: past, endDate: dateAfter(past, 1), slots: [], closeFlag: 1, quota: null },
        ...{ reason: holiday, remark: '店庆休息' },
      },
      ...(most
        ? [
            {
              ...{ id: '502', startDate: most.reserveDate, endDate: most.reserveDate, slots: [most.slot] },
              ...{ closeFlag: 0 as const, quota: 1, reason: staffAbsent, remark: '技师培训' },
            },
          ]
        : []),
    ]
  }
  return { configs, without, schedules, rows }
})

export const takesPlace = ({ status }: Pick<ReserveRow, 'status'>): boolean =>
  TAKES_PLACE.some((state) => state === status)

/** Returns the rules of a dealer or the default, or null for the dealer without any. */
export const configOf = (dealerCode: string): DayConfig | null => {
  const { configs, without } = service()
  const own = configs.get(dealerCode)
  const standard = configs.get('')
  if (own ?? (dealerCode === without && dealerCode !== '')) return own ?? null
  return standard ? { ...standard, dealerCode, inheritFlag: 1 } : null
}

/** Returns the schedule of a dealer. Without one, each slot takes three cars. */
export const scheduleOf = (dealerCode: string): ReserveSchedule =>
  service().schedules.get(dealerCode) ?? {
    ...{ dealerCode, maxReserve: 3, fixedRules: [], customRules: [], updateBy: '', updateTime: '' },
  }

const STAFFED = '经销商不存在或无权查看'
/** Returns the requested dealer. Refuses with 404 a dealer outside the user's scope that is not the user's own. */
export const houseFor = (user: UserRow, dealerCode: string): string => {
  const row = org.dealers.find((one) => one.dealerCode === dealerCode)
  if (!row || !(row.dealerCode === user.dealerCode || seesRecord(user)(row))) throw new Refusal(404, STAFFED)
  return dealerCode
}

export const reservesOf = (user: UserRow): ReserveRow[] => {
  const sees = seesRecord(user)
  const known = new Map<string, boolean>()
  return service().rows.filter(({ dealerCode }) => {
    const is =
      known.get(dealerCode) ?? (dealerCode === user.dealerCode || sees({ dealerCode, areaName: areaOf(dealerCode) }))
    known.set(dealerCode, is)
    return is
  })
}

/** Returns the slots of a dealer between two dates, each with quota and bookings. */
export const cellsOf = (dealerCode: string, from: string, to: string): ScheduleCell[] => {
  const config = configOf(dealerCode)
  if (!config) return []
  const { plan } = planOf(scheduleOf(dealerCode), config)
  const booked = new Map<string, number>()
  for (const row of service().rows)
    if (row.dealerCode === dealerCode && row.reserveDate >= from && row.reserveDate <= to && takesPlace(row))
      booked.set(`${row.reserveDate} ${row.slot}`, (booked.get(`${row.reserveDate} ${row.slot}`) ?? 0) + 1)
  const cells: ScheduleCell[] = []
  for (let date = from; date <= to; date = dateAfter(date, 1))
    for (const { slot } of slotsOfDay(config, weekDayOf(date))) {
      const cellKey = `${date} ${slot}`
      cells.push({
        ...{ cellKey, reserveDate: date, slot },
        ...cellRule(plan, config, date, slot),
        bookedCount: booked.get(cellKey) ?? 0,
      })
    }
  return cells
}

const noShowsOf = ({ phone }: ReserveRow): number => {
  const since = wireTime(control.now() - NO_SHOW_DAYS * DAY)
  return service().rows.filter(
    (row) => row.phone === phone && row.status === states.noShow && row.reserveDate >= since.slice(0, 10),
  ).length
}
const reserveView = (row: ReserveRow): MaintenanceReserve => {
  const { endReason: _reason, records: _records, ...shown } = row
  const config = configOf(row.dealerCode)
  return {
    // The data holds only the values of the enumerations.
    ...(shown as unknown as MaintenanceReserve),
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    confirmHours: config?.confirmHours,
    noShowCount: noShowsOf(row),
    noShowLimit: config?.noShowLimit,
  }
}
export const reserveRow = (row: ReserveRow): MaintenanceReserve => ({
  ...reserveView(row),
  customerName: maskName(row.customerName),
})

const stepsOf = (row: ReserveRow): MaintenanceReserveDetail['records'] => {
  const day = (hour: string) => `${row.reserveDate} ${hour}:00`
  const at = (created: string, hours: number) =>
    wireTime(Date.parse(`${created.replace(' ', 'T')}+08:00`) + hours * 3_600_000)
  const step = (action: number, createBy: string, createTime: string, content = '') => ({
    // One of the actions of the enumeration.
    action: action as MaintenanceReserveDetail['records'][number]['action'],
    ...{ id: `${row.id}${action}`, content, createBy, createTime },
  })
  const { toConfirm, arrived, done, noShow, declined, cancelled } = states
  const isConfirmed = row.status !== toConfirm && row.status !== declined
  const store = row.advisorName || '门店'
  return [
    step(actions.booked, '客户', row.createTime, `${row.reserveDate} ${row.slot}`),
    ...(isConfirmed ? [step(actions.confirmed, store, at(row.createTime, 0.5))] : []),
    ...(row.status === arrived || row.status === done ? [step(actions.arrived, store, day(row.slot.slice(0, 5)))] : []),
    ...(row.status === done ? [step(actions.finished, 'DMS', day(row.slot.slice(6)))] : []),
    ...(row.status === noShow ? [step(actions.noShow, '系统', day(row.slot.slice(6)), row.endReason)] : []),
    ...(row.status === declined ? [step(actions.declined, store, at(row.createTime, 0.7), row.endReason)] : []),
    ...(row.status === cancelled ? [step(actions.cancelled, '客户', at(row.createTime, 0.9), row.endReason)] : []),
  ].toReversed()
}
const recordsOf = (row: ReserveRow) => row.records ?? stepsOf(row)
/** Changes a reservation and records the step. */
export const moveReserve = (row: ReserveRow, changes: Partial<ReserveRow>, step: Omit<ReserveRecord, 'id'>): void => {
  const records = recordsOf(row)
  row.records = [{ id: `${row.id}-${records.length}`, ...step }, ...records]
  Object.assign(row, changes)
}

export const reserveDetail = (row: ReserveRow): MaintenanceReserveDetail => {
  const earlier = service().rows.filter((one) => one.phone === row.phone && one.reserveDate < row.reserveDate)
  const last = earlier
    .filter(({ status }) => status === states.done)
    .toSorted((a, b) => (a.reserveDate < b.reserveDate ? 1 : -1))[0]
  return {
    ...reserveView(row),
    records: recordsOf(row),
    earlierCount: earlier.length,
    lastServiceDate: last?.reserveDate,
    lastServiceMileage: last && Math.max(0, row.mileage - 5000),
  }
}

const DAY_NAMES = ['一', '二', '三', '四', '五', '六', '日']
/**
 * Returns opening hours and bays of a dealer as its service station shows them to customers, or undefined without
 * rules.
 */
export const stationHours = (dealerCode: string) => {
  const config = configOf(dealerCode)
  if (!config) return undefined
  const open = config.weekRows.filter(({ openFlag }) => openFlag === 1)
  const names = open.map((row) => `周${DAY_NAMES[row.weekDay - 1] ?? ''}`)
  const isRow = open.every((row, at) => at === 0 || row.weekDay === (open[at - 1]?.weekDay ?? 0) + 1)
  return {
    workDays: isRow && names.length > 2 ? `${names[0]}至${names.at(-1)}` : names.join('、'),
    openTime: open[0]?.openTime ?? '',
    closeTime: open[0]?.closeTime ?? '',
    bayCount: config.inheritFlag === 1 ? bayCountOf(dealerCode) : config.bayCount,
    maxReserve: scheduleOf(dealerCode).maxReserve ?? 0,
  }
}
