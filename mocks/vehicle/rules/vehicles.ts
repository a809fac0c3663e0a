import { vehicleBindState } from '@/entities/vehicle/connectedCar'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { allSales } from '../../orders/rules/sales'
import { org } from '../../system/rules/store'
import { buildVehicles, type VehicleRow } from '../data/vehicles'
import { driveCars } from './driveCars'

const VEHICLES = 1500

export const vehicles = seeded('vehicles', (): VehicleRow[] =>
  buildVehicles(
    createContext(reference(), 20_260_301, 1),
    control.now(),
    { ...org, sales: allSales(), driveCars: driveCars() },
    VEHICLES * control.volume(),
  ),
)

export const vehicleByVin = (vin: string): VehicleRow | undefined => vehicles().find((row) => row.vin === vin)

export const releaseCar = (vin: string): void => {
  const car = vehicleByVin(vin)
  if (car) Object.assign(car, { bindStatus: vehicleBindState.unbound, userName: '', phone: '' })
}
