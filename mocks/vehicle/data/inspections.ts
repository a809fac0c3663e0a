import { inspectChoice as choices } from '@/entities/vehicle/inspectItem'
import {
  carView,
  type DamageMark,
  damageType,
  inspectStatus as states,
  type PreInspection,
} from '@/entities/vehicle/preInspection'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at, type Random } from '../../core/random'
import type { Stored } from '../../core/types'
import { vinOf } from '../../orders/data/cars'
import type { CarSeriesRow } from '../../system/data/types'
import { CHECK_ITEMS, FINDINGS } from './inspectionItems'
import type { ReserveRow } from './reservations'

interface FindingRow {
  finding: (typeof FINDINGS)[number]
  choice: number
}
type DamageRow = Stored<DamageMark, 'images'>
export interface InspectionRow extends Stored<
  PreInspection,
  'seriesName' | 'dealerName' | 'abnormalCount' | 'quoteAmount' | 'signImage' | 'damages'
> {
  damages: DamageRow[]
  findings: FindingRow[]
  checked: number
  isSigned: boolean
}

export interface ServiceDealer {
  dealerCode: string
  advisers: readonly { id: string; name: string }[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAYS = 60
const TODAY = [1, 1, 2, 1, 2, 3] as const
const PAST = [4, 4, 3, 4, 5, 4, 2, 4, 9, 4] as const
const DEMANDS = ['空调异味，请一并检查', '右前轮有异响', '', '常规保养', '制动时方向盘抖动'] as const
const REASONS = ['客户对报价有异议，要求先咨询家人', '客户赶时间，未签字离店', '客户不认可右前门划痕'] as const
const SPOTS = [
  [carView.left, 44, 55],
  [carView.right, 62, 52],
  [carView.front, 28, 76],
  [carView.rear, 70, 72],
  [carView.top, 20, 40],
  [carView.left, 85, 55],
  [carView.right, 18, 58],
] as const
const TYPES = damageType.options.map(({ value }) => value)

const some = <T>(random: Random, from: readonly T[], count: number): T[] => {
  const start = random.int(0, from.length - 1)
  const step = 5
  return Array.from({ length: count }, (_, index) => at(from, start + index * step))
}

const choiceOf = (status: number, cents: number | null, index: number): number => {
  if (cents === null || (status !== states.confirmed && status !== states.workOrder)) return choices.none
  return index % 3 === 2 ? choices.notNow : choices.agreed
}

/**
 * Pre-inspection sheets of the last 60 days, newest first, a quarter of them at the first dealer. They cover walk-ins
 * and `visits` with a reservation, each at most once.
 */
export const buildInspections = (
  context: Context,
  now: number,
  dealers: readonly ServiceDealer[],
  series: readonly CarSeriesRow[],
  visits: readonly ReserveRow[],
  count: number,
): InspectionRow[] => {
  const { random } = context
  const waiting = [...visits]
  const rows = Array.from({ length: count }, (_, index): InspectionRow => {
    const isToday = index < TODAY.length
    const status = isToday ? at(TODAY, index) : at(PAST, index)
    const isOpen = status === states.toConfirm || status === states.void
    const visit = isToday || isOpen || index % 3 === 2 ? undefined : waiting.shift()
    const dealer = index % 4 === 0 ? at(dealers, 0) : random.pick(dealers)
    const adviser = dealer.advisers.length > 0 ? random.pick(dealer.advisers) : undefined
    const created = visit
      ? Date.parse(`${visit.reserveDate}T${visit.slot.slice(0, 5)}:00+08:00`) + random.int(1, 20) * MINUTE
      : isToday
        ? now - (index + 1) * 0.4 * HOUR
        : now - 26 * HOUR - Math.round(((index - TODAY.length) / count) * (DAYS - 2) * 24) * HOUR
    const isChecking = status === states.checking
    const isRefused = status === states.refused || (status === states.workOrder && index % 30 === 7)
    const isSigned = !isRefused && (status === states.confirmed || status === states.workOrder)
    const found = some(random, FINDINGS, isChecking ? index % 2 : index % 5)
    const number = context.next('inspection')
    const day = wireTime(created).slice(0, 10).replaceAll('-', '')
    return {
      id: String(7_900_000_000 + number * 17),
      inspectNo: `YJ${day}${String(number % 100_000).padStart(5, '0')}`,
      reserveId: visit?.id ?? '',
      reserveNo: visit?.reserveNo ?? '',
      customerName: visit?.customerName ?? personName(random).name,
      phone: visit?.phone ?? context.phone(),
      plate: visit?.plate ?? `皖B${String(10_000 + ((number * 7919) % 90_000))}`,
      vin: visit?.vin ?? vinOf(context),
      seriesCode: visit?.seriesCode ?? random.pick(series).seriesCode,
      mileage: visit?.mileage ?? 3000 + ((index * 1789) % 90_000),
      energyLevel: 5 + ((index * 37) % 95),
      dealerCode: visit?.dealerCode ?? dealer.dealerCode,
      advisorId: visit ? visit.advisorId : (adviser?.id ?? ''),
      advisorName: visit ? visit.advisorName : (adviser?.name ?? ''),
      demand: visit?.demand ?? at(DEMANDS, index),
      damages: some(random, SPOTS, index % 4).map(([view, x, y], place) => ({
        id: String(number * 10 + place),
        view,
        x,
        y,
        damageType: at(TYPES, index + place),
      })),
      findings: found.map((finding, place) => ({ finding, choice: choiceOf(status, finding.cents, index + place) })),
      checked: isChecking ? 14 : CHECK_ITEMS.length,
      isSigned,
      refuseReason: isRefused ? at(REASONS, index) : '',
      status,
      createTime: wireTime(created),
      confirmTime: isSigned ? wireTime(created + (20 + (index % 40)) * MINUTE) : '',
    }
  })
  return rows.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
