import type { Screens } from '../..'

/** Wheels that take points and draws that pay money. */
export const screens = {} satisfies Screens
