import { plain } from '@/kit/show/format'
import { useIdentity } from '@/session/identity'

/**
 * Returns a check for locks of other users, by the name, account or id in `lockBy`. The server may also name the
 * current user.
 */
export const useIsOthers = () => {
  const user = useIdentity((identity) => identity.user)
  return (lockBy: unknown): boolean =>
    plain(lockBy) !== '' && ![user?.nickname, user?.username, user?.id].map(plain).includes(plain(lockBy))
}
