import { useIdentity } from '@/session/identity'

const HEADQUARTERS = 1

/** Whether the user makes and gives coupons: headquarters itself. Its areas only look on. */
export const useMaker = (): boolean => useIdentity(({ user }) => Number(user?.dealerType) === HEADQUARTERS)
