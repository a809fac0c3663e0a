import { driveCarStatus as states } from '@/entities/vehicle/driveCarEnums'
import { seeded } from '../../core/control'
import { driveSeeds } from '../../system/rules/approvals'
import type { DriveCarRow } from '../data/driveCars'

/** The test-drive cars as they are now. */
export const driveCars = seeded('driveCars', (): DriveCarRow[] => driveSeeds().cars)

/** Returns true for the VIN of a car that a dealer keeps for test drives. */
export const isDriven = (vin: string): boolean =>
  driveCars().some((car) => car.vin === vin && car.carStatus !== states.registering && car.carStatus !== states.retired)
