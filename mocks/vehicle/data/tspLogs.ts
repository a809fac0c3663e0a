import { controlStatus } from '@/entities/vehicle/controlLog'
import { tspBiz, tspDirection, type TspLog, tspStatus as states } from '@/entities/vehicle/tspLog'
import { wireTime } from '../../core/context'
import { at, type Random } from '../../core/random'
import type { Stored } from '../../core/types'
import type { ControlLogRow } from './controlLogs'
import type { VehicleRow } from './vehicles'

/** A call between platform and TSP as stored by the back end. Its bodies are generated on request. */
export interface TspLogRow extends Stored<TspLog, 'provider' | 'httpStatus' | 'requestBody' | 'responseBody'> {
  providerCode: string
  httpStatus: number | null
  command: string
}

const DAY = 86_400_000
const DAYS = 30
const { toTsp, fromTsp } = tspDirection
const INTERFACES = [
  ['vehicle/condition/query', tspBiz.condition, toTsp],
  ['vehicle/condition/push', tspBiz.condition, fromTsp],
  ['vehicle/bind', tspBiz.binding, toTsp],
  ['vehicle/unbind', tspBiz.binding, toTsp],
  ['auth/grant', tspBiz.auth, toTsp],
  ['bluetooth/key/issue', tspBiz.bluetooth, toTsp],
  ['trip/report', tspBiz.trip, fromTsp],
  ['service/open', tspBiz.service, toTsp],
  ['alarm/push', tspBiz.alarm, fromTsp],
  ['trip/point/batch', tspBiz.trip, fromTsp],
  ['service/cancel', tspBiz.service, toTsp],
] as const

const RESULTS: Readonly<Record<number, readonly [http: number | null, code: string, message: string]>> = {
  [states.done]: [200, '0', 'success'],
  [states.refused]: [200, '40021', '车辆状态不满足'],
  [states.error]: [502, '50000', 'upstream connect error'],
  [states.timedOut]: [null, '', 'read timed out'],
}
const FAILED = [states.refused, states.refused, states.error, states.refused] as const

export const buildTspLogs = (
  random: Random,
  now: number,
  cars: readonly VehicleRow[],
  commands: readonly ControlLogRow[],
  count: number,
): TspLogRow[] => {
  const byVin = new Map(cars.map((car) => [car.vin, car]))
  const carried = commands.filter(({ tspRequestNo }) => tspRequestNo !== '').slice(0, Math.floor(count * 0.75))
  const others = count - carried.length
  const row = (
    fields: Pick<TspLogRow, 'id' | 'requestNo' | 'interfaceName' | 'bizType' | 'direction' | 'command' | 'createTime'>,
    car: VehicleRow | undefined,
    status: number,
    costMs: number,
    index: number,
  ): TspLogRow => {
    const [httpStatus, resultCode, message] = RESULTS[status] ?? [null, '', '']
    return {
      ...fields,
      providerCode: car?.providerCode ?? '',
      vin: car?.vin ?? '',
      iccid: car?.iccid ?? '',
      httpStatus,
      resultCode,
      message,
      status,
      costMs,
      retryCount: status === states.timedOut ? 3 : status === states.error ? 2 : index % 41 === 0 ? 1 : 0,
    }
  }
  const ofCommands = carried.map((log, index) =>
    row(
      {
        id: `77${log.id}`,
        requestNo: log.tspRequestNo,
        interfaceName: 'vehicle/control/send',
        bizType: tspBiz.control,
        direction: toTsp,
        command: log.command,
        createTime: log.createTime,
      },
      byVin.get(log.vin),
      log.status === controlStatus.failed
        ? at(FAILED, index)
        : log.status === controlStatus.timedOut
          ? states.timedOut
          : states.done,
      Math.max(80, Math.round((log.costMs ?? 900) * 0.6)),
      index,
    ),
  )
  const gap = (DAYS * DAY) / Math.max(others, 1)
  const own = Array.from({ length: others }, (_, index) => {
    const [interfaceName, bizType, direction] = at(INTERFACES, index * 3)
    const kind = (index * 7919) % 100
    const status = kind < 3 ? states.refused : kind < 5 ? states.error : kind < 6 ? states.timedOut : states.done
    const id = 66_000_000 + others - index
    return row(
      {
        id: `66${id}`,
        requestNo: `TQ${id}`,
        interfaceName,
        bizType,
        direction,
        command: '',
        createTime: wireTime(now - Math.round((index + random.int(0, 99) / 100) * gap) - 30_000),
      },
      at(cars, (index * 7907) >> 2),
      status,
      status === states.timedOut ? 10_000 : random.int(60, index % 13 === 0 ? 4200 : 900),
      index,
    )
  })
  return [...ofCommands, ...own].toSorted((a, b) =>
    a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : 0,
  )
}
