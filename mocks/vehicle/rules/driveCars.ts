import { seeded } from '../../core/control'
import { driveSeeds } from '../../system/rules/approvals'
import type { DriveCarRow } from '../data/driveCars'

/** The test-drive cars as they are now. */
export const driveCars = seeded('driveCars', (): DriveCarRow[] => driveSeeds().cars)
