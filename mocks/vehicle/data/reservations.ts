import type { DayConfig } from '@/entities/vehicle/dayConfig'
import {
  type MaintenanceReserve,
  type ReserveRecord,
  reserveStatus as states,
  reserveSource,
  serviceType as services,
} from '@/entities/vehicle/maintenanceReserve'
import { minutesOf, slotsOfDay } from '@/entities/vehicle/dayConfigRules'
import { dateAfter, fixedKey, type SchedulePlan, weekDayOf } from '@/entities/vehicle/scheduleRules'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { vinOf } from '../../orders/data/cars'
import type { Stored } from '../../core/types'
import type { CarSeriesRow } from '../../system/data/types'

export interface ReserveRow extends Stored<
  MaintenanceReserve,
  'seriesName' | 'dealerName' | 'serviceType' | 'discount' | 'confirmHours' | 'noShowCount' | 'noShowLimit'
> {
  serviceType: number[]
  discount: number | null
  endReason: string
  records?: ReserveRecord[]
}

export interface ServiceHouse {
  dealerCode: string
  config: DayConfig
  plan: SchedulePlan
  advisors: readonly { id: string; name: string }[]
}

const HOUR = 3_600_000
const CUSTOMERS = 480
const [DAYS, PAST_DAYS] = [60, 30]
const PAST = [4, 4, 4, 5, 4, 9, 4, 8] as const
/** States of recent days: a car may still be in the workshop, independent of the time of day. */
const LATELY = [4, 3, 4, 4, 5, 4] as const
const LATELY_DAYS = 2
const TODAY_PAST = [3, 4, 3, 4, 5] as const
const AHEAD = [2, 1, 2, 2, 8, 2, 1, 9] as const
const WORK: readonly (readonly number[])[] = [
  [services.service],
  [services.firstService],
  [services.repair],
  [services.service, services.battery],
  [services.bodyPaint],
  [services.recall],
  [services.inspection],
  [services.service, services.repair],
]
const DEMANDS = ['空调异味，请一并检查', '右前轮异响', '', '更换机油机滤', '希望中午前取车', ''] as const
const RECALL = '召回编号 S2026-M0118：更换制动助力器真空管'
const ENDS: Partial<Record<number, readonly string[]>> = {
  [states.declined]: ['名额已满', '缺少配件', '不在服务范围'],
  [states.cancelled]: ['客户行程有变', '超时未确认，系统自动取消', '客户要求'],
  [states.noShow]: ['超过保留时间未到店'],
}

/**
 * Reservations over 60 days around today in open slots with free places, in states that fit their time. A quarter are
 * at the first dealer.
 */
export const buildReservations = (
  context: Context,
  now: number,
  houses: readonly ServiceHouse[],
  series: readonly CarSeriesRow[],
  count: number,
): ReserveRow[] => {
  const { random } = context
  const first = houses[0]
  if (!first) return []
  const today = wireTime(now).slice(0, 10)
  const clock = minutesOf(wireTime(now).slice(11, 16)) ?? 0
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => ({
    customerName: personName(random).name,
    phone: context.phone(),
    plate: `皖B${String(20_000 + ((at * 7919) % 70_000))}`,
    vin: vinOf(context),
    seriesCode: random.pick(series).seriesCode,
  }))
  const taken = new Map<string, number>()
  const opened = new Map<DayConfig, Map<number, string[]>>()
  const slotsOn = ({ config }: ServiceHouse, day: number) => {
    const known = opened.get(config) ?? new Map<number, string[]>()
    opened.set(config, known)
    const slots = known.get(day) ?? slotsOfDay(config, day).flatMap(({ slot, isBreak }) => (isBreak ? [] : [slot]))
    known.set(day, slots)
    return slots
  }
  const placeIn = (house: ServiceHouse, offset: number): { date: string; slot: string } | undefined => {
    for (let later = 0; later < 7; later++) {
      const date = dateAfter(today, offset + later)
      const day = weekDayOf(date)
      const slots = slotsOn(house, day)
      const from = slots.length ? random.int(0, slots.length - 1) : 0
      const quotaOf = (slot: string) => house.plan.fixed[fixedKey(day, slot)] ?? house.plan.maxReserve ?? 0
      const slot = [...slots.slice(from), ...slots.slice(0, from)].find(
        (one) => (taken.get(`${house.dealerCode} ${date} ${one}`) ?? 0) < quotaOf(one),
      )
      if (slot) return { date, slot }
    }
    return undefined
  }
  return Array.from({ length: count }, (_, index): ReserveRow | undefined => {
    const house = index % 4 === 0 ? first : random.pick(houses)
    const place = placeIn(house, ((index * 37) % DAYS) - PAST_DAYS)
    const isRegular = index % 53 === 0
    const customer = isRegular ? customers[0] : random.pick(customers)
    if (!place || !customer) return undefined
    const { date, slot } = place
    const isBegun = date < today || (date === today && (minutesOf(slot.slice(0, 5)) ?? 0) < clock)
    const possible: readonly number[] =
      date < dateAfter(today, -LATELY_DAYS) ? PAST : date < today ? LATELY : isBegun ? TODAY_PAST : AHEAD
    const status = isRegular && date < today ? states.noShow : random.pick(possible)
    const takesPlace = status <= states.done
    if (takesPlace) {
      const key = `${house.dealerCode} ${date} ${slot}`
      taken.set(key, (taken.get(key) ?? 0) + 1)
    }
    const asked = Date.parse(`${date}T${slot.slice(0, 5)}:00+08:00`)
    const created =
      status === states.toConfirm
        ? now - (random.int(0, 8) * 0.5 + 0.1) * HOUR
        : Math.min(asked - random.int(20, 200) * HOUR, now - HOUR)
    const work = random.pick(WORK)
    const isKnown = status !== states.toConfirm && status !== states.declined
    const advisor = isKnown && house.advisors.length > 0 ? random.pick(house.advisors) : undefined
    const number = context.next('reserve')
    return {
      id: String(7_700_000_000 + number * 13),
      reserveNo: `WB${wireTime(created).slice(0, 10).replaceAll('-', '')}${String(number % 100_000).padStart(5, '0')}`,
      mileage: 3000 + ((index * 1789) % 90_000),
      serviceType: [...work],
      packageName: work.includes(services.service) ? '经典保养套餐' : '',
      demand: work.includes(services.recall) ? RECALL : random.pick(DEMANDS),
      dealerCode: house.dealerCode,
      reserveDate: date,
      slot,
      discount: random.chance(0.16) ? 85 : null,
      advisorId: advisor?.id ?? '',
      advisorName: advisor?.name ?? '',
      source: random.pick(reserveSource.options).value,
      pickupFlag: random.chance(0.14) ? 1 : 0,
      status,
      createTime: wireTime(created),
      endReason: ENDS[status]?.[index % 3] ?? ENDS[status]?.[0] ?? '',
      // Node copies a record into a literal fifty times faster at its end than before other fields.
      ...customer,
    }
  }).filter((row): row is ReserveRow => row !== undefined)
}
