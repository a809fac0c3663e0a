import type { Screens } from '../..'
import DriveList from '../testDrive/DriveList'

/** Test-drive cars and test drives. */
export const screens = {
  '/drive-management/driveList': DriveList,
} satisfies Screens
