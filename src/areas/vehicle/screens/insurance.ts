import type { Screens } from '../..'

/** Insurers and insurance policies. */
export const screens = {} satisfies Screens
