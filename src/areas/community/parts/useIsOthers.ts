import { plain } from '@/kit/show/format'
import { useIdentity } from '@/session/identity'

/** Whether it is somebody else that works on something, by the name, account or id in `lockBy`; a server may name oneself too. */
export const useIsOthers = () => {
  const user = useIdentity((identity) => identity.user)
  return (lockBy: unknown): boolean =>
    plain(lockBy) !== '' && ![user?.nickname, user?.username, user?.id].map(plain).includes(plain(lockBy))
}
