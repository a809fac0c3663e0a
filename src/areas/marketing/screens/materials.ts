import type { Screens } from '../..'

/** Articles, videos and the labels by which materials are found. */
export const screens = {} satisfies Screens
