import { stored } from '@/lib/stored'

export const REMEMBER_MS = 30 * 24 * 3600 * 1000

/** Remembered account name; never the password. */
export const rememberedAccount = stored('login.account', (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined,
)
