import { driveCarStatus as states } from '@/entities/vehicle/driveCarEnums'
import { seeded } from '../../core/control'
import { driveSeeds } from '../../system/rules/approvals'
import type { DriveCarRow } from '../data/driveCars'

export const driveCars = seeded('driveCars', (): DriveCarRow[] => driveSeeds().cars)

export const isDriven = (vin: string): boolean =>
  driveCars().some((car) => car.vin === vin && car.carStatus !== states.registering && car.carStatus !== states.retired)
