import { testDriveStatus as states } from '@/entities/orders/miniEnums'
import type { OrderStep } from '@/entities/orders/orderStep'
import { dealerStatus } from '@/entities/shared/enums'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { toMillis } from '@/lib/time'
import type { LeadRow } from '../../leads/data/leads'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow, StaffRow } from '../../system/data/types'
import type { DriveCarRow } from '../../vehicle/data/driveCars'

export interface TestDriveRow {
  id: string
  orderNo: string
  clueId: string
  customerName: string
  phone: string
  seriesCode: string
  modelName: string
  plate: string
  /** Id of the test-drive car. Empty if there is none or it is not registered. */
  driveCarId: string
  dealerCode: string
  cityName: string
  consultantId: string
  source: string
  appointTime: string
  startTime: string
  endTime: string
  mileage: number | null
  score: number | null
  comment: string
  /** Id of the recorded trip. Every completed drive of a registered car has one. */
  tripId: string
  cancelReason: string
  status: number
  createTime: string
  remark: string
  steps: OrderStep[]
}

interface Ground {
  leads: readonly LeadRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
  cars: readonly DriveCarRow[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SOURCES = ['MINI', 'APP', 'MINI', 'WEB', 'STORE', 'MINI', 'CALL', 'THIRD'] as const
const PAST = [4, 4, 4, 5, 4, 9, 4] as const
const AHEAD = [1, 2, 2, 1, 9] as const
const SOON = 8
const NOW = 12
const atWork = (millis: number) => {
  const hour = Number(wireTime(millis).slice(11, 13))
  return millis + (9 + (hour % 9) - hour) * HOUR
}
const COMMENTS = ['顾问讲解很专业', '车辆动力不错，静谧性好', '路线有点短，希望能上高架', ''] as const

export const buildTestDrives = (context: Context, now: number, ground: Ground, count: number): TestDriveRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left)
  const series = ground.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)
  const led = ground.leads.filter(({ reached, dealerCode }) => reached.drive !== '' && dealerCode !== '')
  const carFor = (dealerCode: string, seriesCode: string, index: number): DriveCarRow | undefined => {
    const own = ground.cars.filter((one) => one.dealerCode === dealerCode && one.carStatus === driveCarStatus.inUse)
    const same = own.filter((one) => one.seriesCode === seriesCode)
    const offered = same.length > 0 ? same : own
    return offered.length > 0 ? at(offered, index) : undefined
  }
  const others = Math.max(count - NOW - led.length, 1)
  const step = (title: string, millis: number, userName = '', remark = ''): OrderStep => ({
    id: String(8_900_000 + context.next('driveStep')),
    title,
    userName,
    createTime: wireTime(millis),
    remark,
  })

  const make = (index: number): TestDriveRow => {
    const isSoon = index < SOON
    const isNow = !isSoon && index < NOW
    const lead = isSoon || isNow ? undefined : led[index - NOW]
    const hour = Math.floor(now / HOUR) * HOUR
    const appoint = isSoon
      ? now + (index * 12 + 15) * MINUTE
      : isNow
        ? now - 20 * MINUTE
        : lead
          ? (toMillis(lead.reached.drive) ?? now)
          : atWork(hour + Math.round((7 - ((index - NOW - led.length) / others) * 67) * 24) * HOUR)
    const status: number = isSoon
      ? states.toConfirm
      : isNow
        ? states.driving
        : lead
          ? states.done
          : appoint > now
            ? (AHEAD[index % AHEAD.length] ?? states.confirmed)
            : (PAST[index % PAST.length] ?? states.done)
    const house = index % 5 === 0 ? (houses[0] ?? random.pick(houses)) : random.pick(houses)
    const dealerCode = lead?.dealerCode ?? house.dealerCode
    const people = ground.staff.filter((one) => one.dealerCode === dealerCode)
    const consultant =
      people.find(({ id }) => id === lead?.saleUserId) ?? (people.length > 0 ? random.pick(people) : undefined)
    const name = consultant?.staffName ?? ''
    const car = series.find(({ seriesCode }) => seriesCode === lead?.seriesCode) ?? random.pick(series)
    const created = Math.min(appoint - random.int(3, 72) * HOUR, now - 5 * MINUTE)
    const isConfirmed = status !== states.toConfirm && status !== states.cancelled
    const isDone = status === states.done
    const started = isDone || status === states.driving ? appoint + random.int(0, 10) * MINUTE : undefined
    const ended = isDone ? appoint + random.int(25, 50) * MINUTE : undefined
    const isRated = isDone && index % 3 !== 0
    const number = context.next('testDrive')
    const driven = isConfirmed ? carFor(dealerCode, car.seriesCode, number) : undefined
    const modelName = car.modelNames.length > 0 ? random.pick(car.modelNames) : ''
    return {
      id: String(9_500_000_000 + number * 19),
      orderNo: `TD${wireTime(created).slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`,
      clueId: lead?.clueId ?? '',
      customerName: lead?.customerName ?? personName(random).name,
      phone: lead?.phone ?? context.phone(),
      seriesCode: driven?.seriesCode ?? car.seriesCode,
      modelName: driven?.modelName ?? modelName,
      plate: driven?.plate ?? (isConfirmed ? `皖B${String(10_000 + ((number * 7919) % 90_000))}` : ''),
      driveCarId: driven?.id ?? '',
      dealerCode,
      cityName: ground.dealers.find((one) => one.dealerCode === dealerCode)?.cityName ?? '',
      consultantId: isConfirmed ? (consultant?.id ?? '') : '',
      source: SOURCES[index % SOURCES.length] ?? 'MINI',
      appointTime: wireTime(appoint),
      startTime: started === undefined ? '' : wireTime(started),
      endTime: ended === undefined ? '' : wireTime(ended),
      mileage: isDone ? random.int(30, 180) / 10 : null,
      score: isRated ? random.int(6, 10) / 2 : null,
      comment: isRated ? random.pick(COMMENTS) : '',
      tripId: isDone && driven ? String(8_600_000_000 + number * 29) : '',
      cancelReason: status === states.cancelled ? '行程有变' : '',
      status,
      createTime: wireTime(created),
      remark: index % 9 === 0 ? '希望安排高速路段' : '',
      steps: [
        step('提交预约', created, '客户'),
        ...(isConfirmed ? [step('确认预约', created + Math.min(2 * HOUR, (now - created) / 2), name)] : []),
        ...(status === states.cancelled ? [step('取消预约', Math.min(created + HOUR, now), '客户', '行程有变')] : []),
        ...(started === undefined ? [] : [step('开始试驾', Math.min(started, now), name)]),
        ...(ended === undefined ? [] : [step('完成试驾', Math.min(ended, now), name)]),
        ...(status === states.noShow ? [step('超过预约时间 24 小时未到店', Math.min(appoint + DAY, now))] : []),
      ].toReversed(),
    }
  }
  const rows = Array.from({ length: NOW + led.length + others }, (_, index) => make(index))
  return rows.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
