import type { Screens } from '../..'
import LatestPlate from '../feed/LatestPlate'
import LatestPlates from '../feed/LatestPlates'
import SiftConfig from '../feed/SiftConfig'

/** What the feed of the community shows, and by which rules. */
export const screens = {
  '/dynamic-management/dynamicSiftConflg': SiftConfig,
  '/dynamic-management/latestPlateConfiguration': LatestPlates,
  '/dynamic-management/addNewPlate': LatestPlate,
} satisfies Screens
