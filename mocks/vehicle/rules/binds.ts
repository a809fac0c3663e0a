import { carBindStatus as states, type VehicleBind } from '@/entities/vehicle/vehicleBind'
import { authStatus } from '@/entities/vehicle/vehicleAuth'
import { maskName } from '@/lib/masking'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { type BindRow, buildBinds } from '../data/binds'
import { auths } from './auths'
import { releaseCar, vehicles } from './vehicles'

const TSP_MS = 8_000
/** One binding in this number gets no response to the first request. */
const SILENT = 6

export const binds = seeded('vehicleBinds', (): BindRow[] =>
  buildBinds(createContext(reference(), 20_260_307, 80_001), control.now(), vehicles()),
)

const inForce = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { vin, status } of auths()) if (status === authStatus.inForce) counts.set(vin, (counts.get(vin) ?? 0) + 1)
  return counts
}
export const authCountOf = (vin: string): number => inForce().get(vin) ?? 0

export const bindViews = (isAlone: boolean) => {
  const counts = inForce()
  return (row: BindRow): VehicleBind => ({
    // The data holds only the values of the enumerations.
    ...(row as unknown as VehicleBind),
    userName: isAlone ? row.userName : maskName(row.userName),
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    authCount: counts.get(row.vin) ?? 0,
  })
}

/** Requests the TSP to end a binding. */
export const startUnbinding = (row: BindRow, now: number): void => {
  row.status = states.unbinding
  row.tries++
  row.dueAt = now + TSP_MS
  Object.assign(row, { tspResult: '', tspTime: '' })
}

const isOver = ({ status }: BindRow) => status === states.unbound
export const endBinding = (vin: string, time: string): void => {
  for (const row of binds())
    if (row.vin === vin && !isOver(row))
      Object.assign(row, { status: states.unbound, dueAt: 0, tspResult: 'TSP服务已注销', tspTime: time })
}

/** Applies the responses of the TSP that are due: the car is bound to nobody, or the TSP did not respond. */
export const runBinds = (now: number): void => {
  for (const row of binds()) {
    if (row.status !== states.unbinding || row.dueAt > now) continue
    const fails = row.index % SILENT === SILENT - 1 && row.tries === 1
    Object.assign(row, {
      status: fails ? states.failed : states.unbound,
      tspResult: fails ? 'T-BOX无响应' : '解绑成功',
      tspTime: wireTime(row.dueAt),
      dueAt: 0,
    })
    if (!fails) releaseCar(row.vin)
  }
}
