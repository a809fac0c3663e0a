import { headingOf } from '@/routes'

const chosen = process.env.MODULES?.split(',')

/**
 * True if the run covers a path or address: `npm run test:all -- leads` covers leads, other runs all. Home and log-in
 * belong to system.
 */
export const isCovered = (address: string): boolean =>
  !chosen || chosen.includes(headingOf(address.replace(/\?.*/, '')) ?? 'system')
