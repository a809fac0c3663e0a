import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { writeOffStatus as states, type TspWriteOff } from '@/entities/vehicle/tspWriteOff'
import { maskName, maskTail } from '@/lib/masks'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { buildWriteOffs, type WriteOffRow } from '../data/writeOffs'
import { endBinding } from './binds'
import { releaseCar, vehicleByVin, vehicles } from './vehicles'

const WRITE_OFFS = 120
/** The time the TSP takes over a write-off, in ms. */
const TSP_MS = 15_000
/** Every fifth car is not reached at the first try. */
const SILENT = 5

/** The requests to end the service of cars as they are now. */
export const writeOffs = seeded('tspWriteOffs', (): WriteOffRow[] =>
  buildWriteOffs(createContext(reference(), 20_260_309, 90_001), control.now(), vehicles(), WRITE_OFFS),
)

/** A request as it is sent: in full, or as a list has it, with its owner's name hidden. */
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

/** Asks the TSP to end the service of the car of a request. */
export const startWriteOff = (row: WriteOffRow, now: number): void => {
  Object.assign(row, { status: states.running, acceptTime: wireTime(now), failReason: '', dueAt: now + TSP_MS })
  row.tries++
}

/** Lets the TSP answer by now: the car is offline for good and bound to nobody, or was not reached. */
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
