import { onlineStatus } from '@/entities/vehicle/connectedCar'
import { powerStatus, type VehicleCondition } from '@/entities/vehicle/vehicleCondition'
import { control, seeded } from '../../core/control'
import { seriesName } from '../../leads/rules/leads'
import type { GeoPoint } from '../../system/data/types'
import { org } from '../../system/rules/store'
import { type ReportRow, reportOf } from '../data/conditions'
import type { VehicleRow } from '../data/vehicles'
import { unchanging } from './unchanging'
import { vehicles } from './vehicles'

const reports = unchanging((): ReadonlyMap<string, ReportRow> => {
  const houses = new Map(org.dealers.map((row) => [row.dealerCode, row]))
  return new Map(
    vehicles()
      .filter((car) => car.onlineStatus !== onlineStatus.inactive)
      .map((car) => [car.vin, reportOf(car, control.now(), houses.get(car.dealerCode)?.location ?? undefined)]),
  )
})

/** Returns the time of a car's last report, or '' if it never reported. */
export const lastReport = (vin: string): string => reports().get(vin)?.reportTime ?? ''
export const isDriving = ({ vin, onlineStatus: online }: VehicleRow): boolean =>
  online === onlineStatus.online && reports().get(vin)?.powerStatus === powerStatus.driving

export type ConditionRow = Pick<
  VehicleRow,
  'plate' | 'seriesCode' | 'energyType' | 'onlineStatus' | 'cityCode' | 'cityName'
> &
  ReportRow

export const conditions = (): ConditionRow[] =>
  vehicles().flatMap((car) => {
    const report = reports().get(car.vin)
    if (!report) return []
    const { plate, seriesCode, energyType, cityCode, cityName } = car
    return [{ ...report, plate, seriesCode, energyType, onlineStatus: car.onlineStatus, cityCode, cityName }]
  })

export const conditionView = ({ location: _location, ...row }: ConditionRow): VehicleCondition => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as VehicleCondition),
  id: row.vin,
  seriesName: seriesName(row.seriesCode),
})

interface Look {
  userId: string
  vin: string
  time: number
}
export const looks = seeded('carLooks', (): Look[] => [])

/** Records a view of the position of a car and returns the position. */
export const lookAt = (userId: string, row: ConditionRow, time: number): GeoPoint | undefined => {
  looks().push({ userId, vin: row.vin, time })
  return row.location
}
