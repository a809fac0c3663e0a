import type { Screens } from '../..'
import LatestPlateDetail from '../feed/LatestPlateDetail'
import LatestPlateList from '../feed/LatestPlateList'
import SiftConfigBoard from '../feed/SiftConfigBoard'

export const screens = {
  '/dynamic-management/dynamicSiftConflg': SiftConfigBoard,
  '/dynamic-management/latestPlateConfiguration': LatestPlateList,
  '/dynamic-management/addNewPlate': LatestPlateDetail,
} satisfies Screens
