import { useIdentity } from '@/session/identity'

/** Whether headquarters itself looks, as against a sales area or a dealer: it alone sets targets. */
export const useIsHead = (): boolean => useIdentity(({ user }) => Number(user?.dealerType) === 1)

export const DRAFT = 0
export const ENABLED = 1
export const ENDED = 3
/** One dealer that is no group: it has a team of its own. */
export const useOwnDealer = (): string => useIdentity(({ user }) => (user?.dealerType === 3 || user?.dealerType === 4 ? user.dealerCode : ''))
