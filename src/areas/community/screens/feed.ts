import type { Screens } from '../..'
import LatestPlateDetail from '../feed/LatestPlateDetail'
import LatestPlateList from '../feed/LatestPlateList'
import SiftConfigBoard from '../feed/SiftConfigBoard'

/** What the feed of the community shows, and by which rules. */
export const screens = {
  '/dynamic-management/dynamicSiftConflg': SiftConfigBoard,
  '/dynamic-management/latestPlateConfiguration': LatestPlateList,
  '/dynamic-management/addNewPlate': LatestPlateDetail,
} satisfies Screens
