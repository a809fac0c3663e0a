import type { Screens } from '../..'

/** The cars of off-site depots. */
export const screens = {} satisfies Screens
