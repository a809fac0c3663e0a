import { useIdentity } from '@/session/identity'

const HEADQUARTERS = 1

/** Whether headquarters itself looks on; its areas only read. From the session, never from the address. */
export const useIsHead = (): boolean => useIdentity(({ user }) => Number(user?.dealerType) === HEADQUARTERS)
