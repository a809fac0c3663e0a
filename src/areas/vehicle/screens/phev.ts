import type { Screens } from '../..'

/** The traceability of traction batteries. */
export const screens = {} satisfies Screens
