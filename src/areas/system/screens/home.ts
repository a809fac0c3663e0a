import type { Screens } from '../..'
import Home from '../home/Home'
import PasswordForm from '../password/PasswordForm'

/** The start page, and the page of the own password: what follows the log-in. */
export const screens = {
  '/home': Home,
  '/updatePassword': PasswordForm,
} satisfies Screens
