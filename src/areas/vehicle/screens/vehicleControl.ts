import type { Screens } from '../..'

/** Connected cars: commands, their logs, conditions. */
export const screens = {} satisfies Screens
