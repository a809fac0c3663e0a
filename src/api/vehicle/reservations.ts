import type { DayConfig, DayConfigWeek } from '@/entities/vehicle/dayConfig'
import type {
  MaintenanceReserve,
  MaintenanceReserveDetail,
  ReserveDecision,
} from '@/entities/vehicle/maintenanceReserve'
import type {
  ReserveSchedule,
  ScheduleCell,
  ScheduleCustomRule,
  ScheduleFixedRule,
} from '@/entities/vehicle/reserveSchedule'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { about, get, io, post, type Query, type Since, download } from '../call'
import { pointIn } from '../geo'
import { listIn } from '../refs'
import { type Counted, countedOf, record, records, type Page, pageOf } from '../reply'
import type { InspectItem } from '@/entities/vehicle/inspectItem'
import type { PreInspection } from '@/entities/vehicle/preInspection'
import { isBlank } from '@/lib/given'
import type { PicksendDetail, PicksendOrder } from '@/entities/vehicle/picksendOrder'
import type { InPlace } from '../system/dealers'

export const list = get(
  '/api-user/reserveMaintenance/list',
  io<Query<MaintenanceReserve> & { areaName?: string }, Counted<MaintenanceReserve>>(
    countedOf<MaintenanceReserve>({ serviceType: [] }),
  ),
)
const whole = record<MaintenanceReserveDetail>({ serviceType: [], records: [{}] })
const detail = get(
  '/api-user/reserveMaintenance/detail/{id}',
  // The steps may be sent under any of the names of a list.
  io<void, MaintenanceReserveDetail>((data) => whole(isRecord(data) ? { ...data, records: listIn(data) } : data)),
)
export { detail as get }
/** Confirms, declines, receives or cancels a reservation. Without `reserveDate` and `slot` it keeps its own. */
export const updateStatus = post(
  '/api-user/reserveMaintenance/updateStatus',
  about<{ id: string; status: MaintenanceReserve['status'] } & Partial<ReserveDecision>>('id'),
)

interface ScheduleReply {
  schedule: ReserveSchedule | undefined
  cells: ScheduleCell[]
}
const numbersOf = (values: readonly unknown[]): number[] => values.flatMap((one) => numberIn(one) ?? [])
const fixedRules = records<ScheduleFixedRule>({})
const customRules = records<ScheduleCustomRule>({ slots: [] })
const cells = records<ScheduleCell>({})
const dayIn = (value: unknown): string => formatTime(value, 'YYYY-MM-DD')
const scheduleReply = (data: unknown): ScheduleReply => {
  const nested = prop(data, 'schedule')
  const own = isRecord(nested) ? nested : data
  const { fixedRules: fixed, customRules: custom, ...plain } = isRecord(own) ? own : {}
  const isGiven = fixed !== undefined || custom !== undefined || 'maxReserve' in plain
  return {
    schedule: isGiven
      ? {
          ...record<Pick<ReserveSchedule, 'dealerCode' | 'updateBy' | 'updateTime'>>({})(own),
          maxReserve: numberIn(plain.maxReserve),
          fixedRules: fixedRules(fixed).map((rule) => ({
            ...rule,
            weekDay: Number(rule.weekDay),
            quota: numberIn(rule.quota),
          })),
          customRules: customRules(custom).map((rule) => ({
            ...rule,
            startDate: dayIn(rule.startDate),
            endDate: dayIn(rule.endDate),
            quota: numberIn(rule.quota),
            reason: numberIn(rule.reason),
          })),
        }
      : undefined,
    cells: cells(prop(data, 'cells')).map((cell) => ({
      ...cell,
      reserveDate: dayIn(cell.reserveDate),
      quota: numberIn(cell.quota),
      bookedCount: numberIn(cell.bookedCount),
    })),
  }
}
export const getSchedule = get(
  '/api-user/reserveMaintenance/schedule/get',
  io<{ dealerCode: string; startDate: string; endDate: string }, ScheduleReply>(scheduleReply),
)
type Unsaved<Rule extends { id: string }> = Omit<Rule, 'id'> & { id?: string }
export interface ScheduleInput extends Since {
  dealerCode: string
  maxReserve: number | null
  fixedRules: Unsaved<ScheduleFixedRule>[]
  customRules: Unsaved<ScheduleCustomRule>[]
}
export const saveSchedule = post('/api-user/reserveMaintenance/schedule/save', about<ScheduleInput>('dealerCode'))

const dayConfigReply = (data: unknown): DayConfig | null => {
  if (!isRecord(data) || prop(data, 'weekRows') === undefined) return null
  const config = record<DayConfig>({
    lockedFields: [],
    weekRows: [{}],
    serviceTypes: [],
    discounts: [{ weekDays: [], serviceTypes: [] }],
  })(data)
  return {
    ...config,
    weekRows: config.weekRows.map((row): DayConfigWeek => ({ ...row, weekDay: Number(row.weekDay) })),
    serviceTypes: numbersOf(config.serviceTypes),
    discounts: config.discounts.map((row) => ({
      ...row,
      weekDays: numbersOf(row.weekDays),
      serviceTypes: numbersOf(row.serviceTypes),
      discount: numberIn(row.discount),
    })),
  }
}
/** Booking rules of a dealer, or null; without a dealer the default of headquarters. */
export const getDayConfig = get(
  '/api-user/reserveMaintenance/dayConfig/get',
  io<{ dealerCode?: string }, DayConfig | null>(dayConfigReply),
)
export type DayConfigInput = Partial<Omit<DayConfig, 'dealerCode' | 'updateBy' | 'followCount'>> &
  Since & { dealerCode?: string; dealerCodes?: string[] }
export const saveDayConfig = post('/api-user/reserveMaintenance/dayConfig/save', io<DayConfigInput>())

const inspections = countedOf<PreInspection>({ damages: [{ images: [] }] })
const inspectionReply = (data: unknown): Counted<PreInspection> => {
  const answer = inspections(data)
  const sent = (listIn(data) ?? []).filter(isRecord)
  return {
    ...answer,
    records: answer.records.map((row, at) => {
      const nested = prop(sent[at]?.reserveNo, 'id')
      const isKey = typeof nested === 'string' || typeof nested === 'number'
      return isKey && isBlank(row.reserveId) ? { ...row, reserveId: String(nested) } : row
    }),
  }
}
/** Pre-inspection sheets. `id` returns one sheet with the customer's unmasked name and phone. */
export const listReserves = get(
  '/api-star-web/reserve/page/list',
  io<Query<PreInspection> & { areaName?: string }, Counted<PreInspection>>(inspectionReply),
)
export const listReserveRecords = get(
  '/api-star-web/reserve/record/page/list',
  io<{ reserveId: string; pageSize: number }, Page<InspectItem>>(pageOf<InspectItem>({ images: [] })),
)

type PicksendQuery = Query<PicksendOrder> & InPlace & { transportCarId?: string }

export const listPicksends = get(
  '/api-user/reservePicksend/list',
  io<PicksendQuery, Counted<PicksendOrder>>(countedOf<PicksendOrder>({})),
)
export const getPicksend = get(
  '/api-user/reservePicksend/detail/{id}',
  io<void, PicksendDetail>(
    record<PicksendDetail>({
      legs: [{ images: [] }],
      nodes: [{ location: pointIn }],
      pickLocation: pointIn,
      dealerLocation: pointIn,
      returnLocation: pointIn,
    }),
  ),
)
export const exportPicksends = download('GET', '/api-user/reservePicksend/export', io<PicksendQuery, Blob>())
