import type { Screens } from '../..'

/** Service reservations, their schedule and opening hours. */
export const screens = {} satisfies Screens
