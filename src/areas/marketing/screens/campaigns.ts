import type { Screens } from '../..'

/** Campaigns, their types and their channels. */
export const screens = {} satisfies Screens
