import { is } from '@/entities/field'
import { energyType } from '@/entities/shared/enums'
import { powerStatus, type Tyre, type VehicleCondition } from '@/entities/vehicle/vehicleCondition'
import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'

/** A tyre is right between these pressures in kPa. */
const PRESSURE = { min: 200, max: 280 } as const
/** Below this many volts the 12 V battery is low. */
const LOW_VOLTS = 11.8
/** A report older than this may no longer be true. */
const STALE_MS = 86_400_000

/** State of a part of a car: as it should be, open or on, wrong, or not reported. */
export type Tone = 'good' | 'open' | 'bad' | 'unknown'

type Condition = Pick<VehicleCondition, 'energyType' | 'fuelLevel' | 'soc'>
/** Returns true for a car with a tank: by its energy, else by its report. */
export const hasFuel = (row: Condition): boolean =>
  !is(row.energyType, energyType.electric) && (!isBlank(row.energyType) || !isBlank(row.fuelLevel))
/** Returns true for a car with a traction battery: by its energy, else by its report. */
export const hasCharge = (row: Condition): boolean =>
  !is(row.energyType, energyType.petrol) && (!isBlank(row.energyType) || !isBlank(row.soc))

export const isLowVolts = (volts: unknown): boolean => (numberIn(volts) ?? Infinity) < LOW_VOLTS
export const isStale = (reportTime: unknown, now = Date.now()): boolean => {
  const at = toMillis(reportTime)
  return at !== undefined && now - at > STALE_MS
}
export const isParked = ({ powerStatus: power }: Pick<VehicleCondition, 'powerStatus'>): boolean =>
  is(power, powerStatus.off)

/** Returns the state of a part by the list of those that are open; unknown where no list was sent. */
export const toneIn = (list: readonly string[] | undefined, code: string): Tone =>
  list === undefined ? 'unknown' : list.includes(code) ? 'open' : 'good'

export const tyreTone = (tyre: Pick<Tyre, 'pressure'> | undefined): Tone => {
  const pressure = numberIn(tyre?.pressure)
  if (pressure === null) return 'unknown'
  return pressure < PRESSURE.min || pressure > PRESSURE.max ? 'bad' : 'good'
}

/** The number of doors and windows that are open; null where it was not sent of either. */
export const openings = ({ openDoors, openWindows }: Pick<VehicleCondition, 'openDoors' | 'openWindows'>) =>
  openDoors || openWindows ? (openDoors?.length ?? 0) + (openWindows?.length ?? 0) : null
