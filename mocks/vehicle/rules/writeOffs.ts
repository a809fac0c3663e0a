import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { writeOffStatus as states, type TspWriteOff } from '@/entities/vehicle/tspWriteOff'
import { maskName, maskTail } from '@/lib/masking'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { buildWriteOffs, type WriteOffRow } from '../data/writeOffs'
import { endBinding } from './binds'
import { releaseCar, vehicleByVin, vehicles } from './vehicles'

const WRITE_OFFS = 120
const TSP_MS = 15_000
/** One request in this number does not reach the car at the first attempt. */
const SILENT = 5

export const writeOffs = seeded('tspWriteOffs', (): WriteOffRow[] =>
  buildWriteOffs(createContext(reference(), 20_260_309, 90_001), control.now(), vehicles(), WRITE_OFFS),
)

export const writeOffView =
  (isAlone: boolean) =>
  (row: WriteOffRow): TspWriteOff => ({
    // The data holds only the values of the enumerations.
    ...(row as unknown as TspWriteOff),
    iccid: maskTail(row.iccid),
    userName: isAlone ? row.userName : maskName(row.userName),
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
  })

export const startWriteOff = (row: WriteOffRow, now: number): void => {
  Object.assign(row, { status: states.running, acceptTime: wireTime(now), failReason: '', dueAt: now + TSP_MS })
  row.tries++
}

/**
 * Applies the responses of the TSP that are due: the car is permanently offline and bound to nobody, or was not
 * reached.
 */
export const runWriteOffs = (now: number): void => {
  for (const row of writeOffs()) {
    if (row.status !== states.running || row.dueAt > now) continue
    const fails = row.index % SILENT === SILENT - 1 && row.tries === 1
    const time = wireTime(row.dueAt)
    row.dueAt = 0
    if (fails) {
      Object.assign(row, { status: states.failed, failReason: 'T-BOX离线，注销指令未送达' })
      continue
    }
    Object.assign(row, { status: states.done, tspTime: time, simTime: time, finishTime: time })
    const car = vehicleByVin(row.vin)
    if (car) car.onlineStatus = onlineStatus.writtenOff
    endBinding(row.vin, time)
    releaseCar(row.vin)
  }
}
