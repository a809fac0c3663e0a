import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { useIdentity } from '@/session/identity'
import { mustChangePassword } from '../guard'
import type { fetchLoginNotices } from './fetchLoginNotices'
import { useInbox } from './useInbox'

/**
 * Popups of the unread notices after a log-in, one at a time. Opening one marks it as read, so it does not return.
 */
export const LoginNotices = () => {
  const { user, byLogIn } = useIdentity()
  const inbox = useInbox()
  const [shown, setShown] = useState<Awaited<ReturnType<typeof fetchLoginNotices>>>()
  const userId = byLogIn && inbox !== undefined && !mustChangePassword(user) ? user?.id : undefined
  useEffect(() => {
    if (userId === undefined) return undefined
    let gone = false
    const stop = whenIdle(() => {
      // A failure needs no report: the bell still lists the notices.
      void import('./fetchLoginNotices')
        .then((part) => part.fetchLoginNotices())
        .then((found) => {
          if (!gone) setShown(found)
        })
        .catch(() => {})
    })
    return () => {
      gone = true
      stop()
      setShown(undefined)
    }
  }, [userId])
  const [id] = shown?.ids ?? []
  if (!shown || id === undefined) return undefined
  const { ids, ReadWindow } = shown
  return <ReadWindow key={id} id={id} inbox onClose={() => setShown({ ids: ids.slice(1), ReadWindow })} />
}
