import type { Screens } from '../..'
import DriveCarDealer from '../testDrive/DriveCarDealer'
import DriveCarZb from '../testDrive/DriveCarZb'
import DriveList from '../testDrive/DriveList'

/** Test-drive cars and test drives. */
export const screens = {
  '/drive-management/driveCarDealer': DriveCarDealer,
  '/drive-management/driveCarZB': DriveCarZb,
  '/drive-management/driveList': DriveList,
} satisfies Screens
