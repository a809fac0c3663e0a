import type { Screens } from '../..'

/** Coupons, their grants and what became of them. */
export const screens = {} satisfies Screens
