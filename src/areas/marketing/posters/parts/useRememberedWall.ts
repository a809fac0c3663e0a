import { useEffect, useMemo, useRef } from 'react'
import { useScreen } from '@/kit/page/screen'
import { stored } from '@/lib/stored'
import { useIdentity } from '@/session/identity'

/** What the list calls its rows as cards. */
const CARDS = 'cards'

/** Opens the list as the wall where the user left it so, and remembers how it is shown. */
export const useRememberedWall = (): void => {
  const { query, setQuery } = useScreen()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const item = useMemo(
    () => stored(`wall:${user}`, (value) => (typeof value === 'boolean' ? value : undefined)),
    [user],
  )
  const isWall = query.get('view') === CARDS
  const opened = useRef(false)
  useEffect(() => {
    if (!opened.current && !isWall && item.get()) setQuery({ view: CARDS })
    else item.set(isWall)
    opened.current = true
  }, [isWall, item, setQuery])
}
