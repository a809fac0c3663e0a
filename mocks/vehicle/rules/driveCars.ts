import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { org } from '../../system/rules/store'
import { buildDriveCars, type DriveCarRow } from '../data/driveCars'

/** The cars and their first applications, the same at each reset. */
export const driveCarSeeds = () => buildDriveCars(createContext(reference(), 20_241_201, 1), org)

/** The test-drive cars as they are now. */
export const driveCars = seeded('driveCars', (): DriveCarRow[] => driveCarSeeds().cars)
