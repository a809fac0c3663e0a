import { useMemo } from 'react'
import { useIdentity } from '@/session/identity'

/** What somebody may do with first-level dealers: headquarters all, an area its leads, dealers and groups their own contacts and photos. */
export const useWho = () => {
  const type = useIdentity(({ user }) => Number(user?.dealerType))
  return useMemo(() => ({ head: type === 1, clues: type === 1 || type === 2, own: type === 3 || type === 5, inNetwork: type >= 3, type }), [type])
}
export type Who = ReturnType<typeof useWho>
