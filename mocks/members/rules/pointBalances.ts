import type { UserBalance } from '@/entities/marketing/shopUser'

const MODULUS = 99_991

/** What a user has in App points, and what of it expires within 30 days. */
export const balanceOf = (userId: string): UserBalance => {
  const seed = (Number(userId.replaceAll(/\D/g, '').slice(-9)) * 7919) % MODULUS
  const balance = seed % 5 === 0 ? 0 : seed % 12_000
  return { userId, balance, soonExpire: seed % 3 === 0 ? Math.floor(balance / 4) : 0 }
}
