import type { Screens } from '../..'
import Home from '../home/Home'
import UpdatePassword from '../password/UpdatePassword'

/** The start page, and the page of the own password: what follows the log-in. */
export const screens = {
  '/home': Home,
  '/updatePassword': UpdatePassword,
} satisfies Screens
