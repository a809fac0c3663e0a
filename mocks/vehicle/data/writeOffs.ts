import { onlineStatus } from '@/entities/vehicle/connectedCar'
import {
  type TspWriteOff,
  writeOffReason as reasons,
  writeOffSource as sources,
  writeOffStatus as states,
} from '@/entities/vehicle/tspWriteOff'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { VehicleRow } from './vehicles'

export interface WriteOffRow extends Stored<TspWriteOff, 'seriesName' | 'dealerName'> {
  index: number
  dealerCode: string
  tries: number
  /** Time of the TSP's response in ms; 0 without a request. */
  dueAt: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const REASONS = reasons.options.map(({ value }) => value)
const REMARKS: Readonly<Record<number, string>> = {
  [reasons.scrapped]: '车辆已报废，报废证明见附件',
  [reasons.returned]: '已签退车协议，车辆退回厂家',
  [reasons.exported]: '车辆已报关出口',
  [reasons.tboxReplaced]: '售后更换T-BOX，旧件注销',
  [reasons.givenUp]: '不再使用车联网服务',
  [reasons.simCancelled]: '运营商通知销卡',
  [reasons.other]: '车主要求停用全部数据上报',
}
const OPEN = [
  ...[states.toDecide, states.failed, states.refused, states.toDecide, states.withdrawn],
  ...[states.refused, states.toDecide, states.running, states.failed, states.withdrawn],
] as const
const SOURCES = [sources.headquarters, sources.owner, sources.system] as const

export const carPart = (car: VehicleRow) => {
  const { vin, plate, seriesCode, tboxNo, iccid, userName, phone, dealerCode, serviceEndTime } = car
  return { vin, plate, seriesCode, tboxNo, iccid, userName, phone, dealerCode, serviceEndTime }
}
export const numberOf = (time: string, index: number): string =>
  `ZX${time.slice(0, 10).replaceAll('-', '')}${String(index).padStart(4, '0')}`

/** A completed request for each written-off car, and requests in all other states for other cars. */
export const buildWriteOffs = (
  context: Context,
  now: number,
  cars: readonly VehicleRow[],
  count: number,
): WriteOffRow[] => {
  const { random } = context
  const off = cars.filter((car) => car.onlineStatus === onlineStatus.writtenOff).slice(0, count)
  const idle = cars.filter(
    (car) => car.onlineStatus === onlineStatus.offline || car.onlineStatus === onlineStatus.asleep,
  )
  return Array.from({ length: count }, (_, index): WriteOffRow => {
    const gone = off[index]
    const place = index - off.length
    const car = gone ?? at(idle, place * 3)
    const status = gone ? states.done : at(OPEN, place)
    const isWaiting = status === states.toDecide
    const created = isWaiting ? now - random.int(2, 90) * HOUR : now - (1 + random.int(0, gone ? 200 : 40)) * DAY
    const isOwner = isWaiting || status === states.refused || status === states.withdrawn
    const source = isOwner ? sources.owner : at(SOURCES, index)
    const reason = at(REASONS, index)
    const accepted = source === sources.owner ? created + 3 * HOUR : created
    const isTaken = status === states.done || status === states.failed || status === states.running
    const time = wireTime(created)
    return {
      ...carPart(car),
      ...(gone && { userName: personName(random).name, phone: context.phone() }),
      index,
      id: String(7_900_001 + index),
      writeOffNo: numberOf(time, index + 1),
      source,
      reasonType: reason,
      remark: REMARKS[reason] ?? '',
      images: reason <= reasons.exported ? [picture('注销证明', at(colors, index), 320, 200)] : [],
      status,
      failReason: status === states.failed ? 'T-BOX离线，注销指令未送达' : '',
      createBy: source === sources.owner ? '车主' : source === sources.system ? '系统' : '车联网运营',
      createTime: time,
      acceptTime: isTaken ? wireTime(accepted) : '',
      tspTime: status === states.done ? wireTime(accepted + 2 * MINUTE) : '',
      simTime: status === states.done ? wireTime(accepted + 10 * MINUTE) : '',
      finishTime: status === states.done ? wireTime(accepted + 11 * MINUTE) : '',
      tries: isTaken ? 1 : 0,
      dueAt: status === states.running ? now + HOUR : 0,
    }
  })
}
