import type { Screens } from '../..'
import Templates from '../templates/Templates'

/** Ready-made activities. */
export const screens = {
  '/template/template': Templates,
} satisfies Screens
