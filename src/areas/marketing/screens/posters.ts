import type { Screens } from '../..'

/** Posters, promotions, share cards and invitations. */
export const screens = {} satisfies Screens
