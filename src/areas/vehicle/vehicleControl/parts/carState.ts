import { is } from '@/entities/field'
import { energyType } from '@/entities/shared/enums'
import { powerStatus, type Tyre, type VehicleCondition } from '@/entities/vehicle/vehicleCondition'
import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'

/** Normal tyre pressure, in kPa. */
const PRESSURE = { min: 200, max: 280 } as const
/** Minimum voltage of the 12 V battery, in V. */
const LOW_VOLTS = 11.8
/** Age in ms from which a report may be outdated. */
const STALE_MS = 86_400_000

/** State of a part: as it should be, open or on, faulty, or not reported. */
export type Tone = 'good' | 'open' | 'bad' | 'unknown'

type Condition = Pick<VehicleCondition, 'energyType' | 'fuelLevel' | 'soc'>
/** Returns true for a car with a tank: by its energy type, or by the reported level if the type is unknown. */
export const hasFuel = (row: Condition): boolean =>
  !is(row.energyType, energyType.electric) && (!isBlank(row.energyType) || !isBlank(row.fuelLevel))
export const hasCharge = (row: Condition): boolean =>
  !is(row.energyType, energyType.petrol) && (!isBlank(row.energyType) || !isBlank(row.soc))

export const isLowVolts = (volts: unknown): boolean => (numberIn(volts) ?? Infinity) < LOW_VOLTS
export const isStale = (reportTime: unknown, now = Date.now()): boolean => {
  const at = toMillis(reportTime)
  return at !== undefined && now - at > STALE_MS
}
export const isParked = ({ powerStatus: power }: Pick<VehicleCondition, 'powerStatus'>): boolean =>
  is(power, powerStatus.off)

/** Returns the state of a part from the list of open ones; `unknown` if there is no list. */
export const toneIn = (list: readonly string[] | undefined, code: string): Tone =>
  list === undefined ? 'unknown' : list.includes(code) ? 'open' : 'good'

export const tyreTone = (tyre: Pick<Tyre, 'pressure'> | undefined): Tone => {
  const pressure = numberIn(tyre?.pressure)
  if (pressure === null) return 'unknown'
  return pressure < PRESSURE.min || pressure > PRESSURE.max ? 'bad' : 'good'
}

/** Returns the number of open doors and windows; null if neither was reported. */
export const openings = ({ openDoors, openWindows }: Pick<VehicleCondition, 'openDoors' | 'openWindows'>) =>
  openDoors || openWindows ? (openDoors?.length ?? 0) + (openWindows?.length ?? 0) : null
