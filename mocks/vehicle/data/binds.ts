import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { carBindStatus as states, certType, unbindType, type VehicleBind } from '@/entities/vehicle/vehicleBind'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { VehicleRow } from './vehicles'

export interface BindRow extends Stored<VehicleBind, 'seriesName' | 'dealerName' | 'authCount' | 'applyType'> {
  index: number
  dealerCode: string
  applyType: number | null
  /** Requests to the TSP to end the binding. */
  tries: number
  /** Time of the TSP's response in ms; 0 without a request. */
  dueAt: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const CERTS = [certType.sale, certType.invoice, certType.sale, certType.licence, certType.sale, certType.staff] as const
const KINDS = [unbindType.owner, unbindType.usedCar, unbindType.lostNumber, unbindType.wrongBinding] as const
const REASONS: Readonly<Record<number, string>> = {
  [unbindType.owner]: '车辆转给家人使用，申请解除绑定',
  [unbindType.usedCar]: '车辆已出售，二手车过户完成',
  [unbindType.lostNumber]: '原手机号已停用，无法登录App',
  [unbindType.wrongBinding]: '绑定时选错车辆，需要重新绑定',
  [unbindType.scrapped]: '车辆已报废，不再使用',
  [unbindType.transfer]: '实销过户，系统自动解绑',
}
const HANDLERS = ['客服小周', '客服小林', '客服小何'] as const
const SEED_MS = HOUR

const stateOf = (index: number): number => {
  if (index % 25 === 4) return states.toReview
  if (index % 50 === 11) return states.failed
  return index % 100 === 17 ? states.unbinding : states.bound
}

export const buildBinds = (context: Context, now: number, cars: readonly VehicleRow[]): BindRow[] => {
  const { random } = context
  let next = 7_700_000
  const rowOf = (car: VehicleRow, owner: Pick<BindRow, 'userName' | 'phone'>, bound: number): BindRow => {
    const cert = at(CERTS, car.index)
    const id = ++next
    return {
      ...owner,
      index: car.index,
      id: String(id),
      vin: car.vin,
      plate: car.plate,
      seriesCode: car.seriesCode,
      dealerCode: car.dealerCode,
      userId: `U${String(100_000 + id)}`,
      certType: cert,
      certImages: cert === certType.sale ? [] : [picture('购车证明', at(colors, car.index), 320, 200)],
      bindTime: wireTime(bound),
      applyType: null,
      ...{
        reason: '',
        images: [],
        applyTime: '',
        remark: '',
        tspResult: '',
        tspTime: '',
        updateBy: '',
        updateTime: '',
      },
      status: states.bound,
      tries: 0,
      dueAt: 0,
    }
  }
  const request = (kind: number, time: number) => ({
    applyType: kind,
    reason: REASONS[kind] ?? '',
    images:
      kind === unbindType.transfer
        ? []
        : [picture('身份证', colors[0], 320, 200), picture('行驶证', colors[1], 320, 200)],
    applyTime: wireTime(time),
  })
  const ended = (row: BindRow, time: number): BindRow => ({
    ...row,
    ...request(row.index % 5 === 0 ? unbindType.transfer : at(KINDS, row.index), time - 5 * HOUR),
    status: states.unbound,
    ...{ tspResult: '解绑成功', tspTime: wireTime(time), tries: 1 },
    updateBy: row.index % 5 === 0 ? '系统' : at(HANDLERS, row.index),
    updateTime: wireTime(time - HOUR),
  })
  const stranger = () => ({ userName: personName(random).name, phone: context.phone() })
  return cars.flatMap((car): BindRow[] => {
    if (car.onlineStatus === onlineStatus.inactive || car.driveCarId !== '') return []
    const bound = Math.min((toMillis(car.activeTime) ?? now) + HOUR, now - 50 * 60_000)
    if (car.bindStatus !== vehicleBindState.bound)
      return [ended(rowOf(car, stranger(), bound), Math.max(bound, now - random.int(3, 90) * DAY))]
    const isSecond = car.index % 40 === 8 && bound < now - 20 * DAY
    const changed = bound + 10 * DAY
    const row = rowOf(car, { userName: car.userName, phone: car.phone }, isSecond ? changed + HOUR : bound)
    const status = stateOf(car.index)
    const asked = Math.max(bound + 60_000, now - random.int(2, 90) * HOUR)
    const isOpen = status !== states.bound
    const isDecided = status === states.unbinding || status === states.failed
    const wasRefused = !isOpen && car.index % 20 === 9
    const current: BindRow = {
      ...row,
      ...((isOpen || wasRefused) && request(at(KINDS, car.index), asked)),
      status,
      remark: wasRefused ? '行驶证照片不清晰，请重新上传' : '',
      ...((isDecided || wasRefused) && {
        updateBy: at(HANDLERS, car.index),
        updateTime: wireTime(Math.min(asked + HOUR, now)),
      }),
      ...(status === states.failed && { tspResult: 'T-BOX无响应', tspTime: wireTime(Math.min(asked + 2 * HOUR, now)) }),
      tries: isDecided ? 1 : 0,
      dueAt: status === states.unbinding ? now + SEED_MS : 0,
    }
    return isSecond ? [current, ended(rowOf(car, stranger(), bound), changed)] : [current]
  })
}
