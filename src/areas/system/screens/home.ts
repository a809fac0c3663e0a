import type { Screens } from '../..'
import Home from '../home/Home'
import PasswordForm from '../password/PasswordForm'

export const screens = {
  '/home': Home,
  '/updatePassword': PasswordForm,
} satisfies Screens
