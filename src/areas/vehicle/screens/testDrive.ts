import type { Screens } from '../..'

/** Test-drive cars and test drives. */
export const screens = {} satisfies Screens
