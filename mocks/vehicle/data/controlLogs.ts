import {
  carCommand as command,
  carUserRole,
  controlChannel,
  type ControlLog,
  controlStatus as states,
} from '@/entities/vehicle/controlLog'
import { onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { wireTime } from '../../core/context'
import { at, type Random } from '../../core/random'
import type { Stored } from '../../core/types'
import type { VehicleRow } from './vehicles'

export interface ControlLogRow extends Stored<ControlLog, 'seriesName' | 'steps' | 'command' | 'params' | 'costMs'> {
  command: string
  params: Readonly<Record<string, number>>
  costMs: number | null
}

const DAY = 86_400_000
const DAYS = 30
const MINUTE = 60_000
const RUNNING = 6
const COMMANDS = [
  ...[command.refresh, command.acOn, command.lock, command.unlock, command.find, command.acOff, command.window],
  ...[command.refresh, command.trunk, command.start, command.seat, command.acOn, command.lock, command.charge],
  ...[command.stop, command.sunroof, command.defrost, command.unlock, command.sentry, command.refresh],
] as const
const CHANNELS = [
  ...[controlChannel.app, controlChannel.app, controlChannel.mini, controlChannel.app, controlChannel.watch],
  ...[controlChannel.app, controlChannel.bluetooth, controlChannel.app, controlChannel.speaker, controlChannel.app],
] as const
const FAULTS = [
  ['E1001', '车辆离线'],
  ['E2001', 'T-BOX无响应'],
  ['E3002', '蓄电池电压低'],
  ['E6001', '车门未关闭'],
  ['E1001', '车辆离线'],
  ['E3005', '机盖未关闭'],
  ['E4001', '指令冲突'],
  ['E6002', '钥匙在车内'],
  ['E2003', '动力电池电量不足'],
  ['E1001', '车辆离线'],
  ['E2001', 'T-BOX无响应'],
  ['E5001', 'TSP服务异常'],
  ['E7001', '网络信号弱'],
] as const
const VERSIONS = ['5.8.2', '5.8.2', '5.7.0', '5.8.1', '5.6.3'] as const
const NO_PARAMS = {}

const paramsOf = (of: string, index: number): Readonly<Record<string, number>> => {
  switch (of) {
    case command.acOn:
      return { temperature: 18 + (index % 11), minutes: 15 }
    case command.window:
      return { window: (index % 5) * 25 }
    case command.sunroof:
      return { sunroof: (index % 3) * 50 }
    case command.start:
      return { minutes: 10 + (index % 3) * 5 }
    case command.seat:
      return { gear: 1 + (index % 3) }
    case command.charge:
      return { limit: 80 + (index % 3) * 10 }
    default:
      return NO_PARAMS
  }
}

const stateAt = (index: number): number => {
  if (index < RUNNING) return states.running
  const kind = (index * 7919) % 100
  return kind < 6 ? states.failed : kind < 9 ? states.timedOut : kind < 11 ? states.refused : states.done
}

export const buildControlLogs = (
  random: Random,
  now: number,
  cars: readonly VehicleRow[],
  count: number,
): ControlLogRow[] => {
  const active = cars.filter((car) => car.onlineStatus !== onlineStatus.inactive)
  const gap = (DAYS * DAY) / count
  return Array.from({ length: count }, (_, index): ControlLogRow => {
    const car = at(active, (index * 7907) >> 1)
    const status = stateAt(index)
    const sent =
      now -
      Math.round(index < RUNNING ? index * MINUTE * 0.7 + 20_000 : (index + random.int(0, 99) / 100) * gap + 5 * MINUTE)
    const [failCode, failReason] =
      status === states.failed
        ? at(FAULTS, index)
        : status === states.refused
          ? (['E0403', car.bindStatus === vehicleBindState.bound ? '车辆行驶中，已拒绝' : '无操作权限'] as const)
          : (['', ''] as const)
    const costMs =
      status === states.running
        ? null
        : status === states.timedOut
          ? 30_000
          : status === states.refused
            ? 60
            : random.int(700, index % 17 === 0 ? 9000 : 4200) + (index % 101 === 0 ? 12_000 : 0)
    const isBound = car.bindStatus === vehicleBindState.bound
    const channel = isBound ? at(CHANNELS, index) : controlChannel.hotline
    const isDirect = channel === controlChannel.bluetooth || status === states.refused
    const id = 880_000_000 + count - index
    const of = at(COMMANDS, index)
    return {
      id: String(id),
      requestNo: `RC${id}`,
      vin: car.vin,
      plate: car.plate,
      seriesCode: car.seriesCode,
      userName: isBound ? car.userName : '客服专员',
      phone: car.phone,
      userRole: isBound
        ? index % 6 === 4
          ? carUserRole.grantee
          : index % 29 === 3
            ? carUserRole.timer
            : carUserRole.owner
        : carUserRole.hotline,
      channel,
      command: of,
      params: paramsOf(of, index),
      status,
      failCode,
      failReason,
      costMs,
      cityName: car.cityName,
      appVersion: channel === controlChannel.app || channel === controlChannel.watch ? at(VERSIONS, index) : '',
      tspRequestNo: isDirect ? '' : `TSP${id}`,
      createTime: wireTime(sent),
      finishTime: costMs === null ? '' : wireTime(sent + costMs),
    }
  })
}
