import { stored } from '@/lib/stored'

/** How long the account name is remembered. */
export const REMEMBER_MS = 30 * 24 * 3600 * 1000

/** The account name of whoever asked to be remembered; never the password. */
export const rememberedAccount = stored('login.account', (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined,
)
