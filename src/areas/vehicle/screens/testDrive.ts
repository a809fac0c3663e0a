import type { Screens } from '../..'
import DealerDriveCarList from '../testDrive/DealerDriveCarList'
import HeadquartersDriveCarList from '../testDrive/HeadquartersDriveCarList'
import DriveList from '../testDrive/DriveList'

export const screens = {
  '/drive-management/driveCarDealer': DealerDriveCarList,
  '/drive-management/driveCarZB': HeadquartersDriveCarList,
  '/drive-management/driveList': DriveList,
} satisfies Screens
