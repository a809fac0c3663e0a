import type { Screens } from '../..'
import Records from '../enrolRecords/Records'

/** Who enrolled for the activities of the community. */
export const screens = {
  '/activity-management/applyRecord': Records,
} satisfies Screens
