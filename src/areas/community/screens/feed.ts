import type { Screens } from '../..'
import LatestPlate from '../feed/LatestPlate'
import LatestPlates from '../feed/LatestPlates'

/** What the feed of the community shows, and by which rules. */
export const screens = {
  '/dynamic-management/latestPlateConfiguration': LatestPlates,
  '/dynamic-management/addNewPlate': LatestPlate,
} satisfies Screens
