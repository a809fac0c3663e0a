import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CurrentUser } from '@/entities/shared/user'
import { noteVisit } from '@/kit/page/visited'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { useTabs } from '@/session/tabs'
import { decide, mayOpen, mustChangePassword, shouldChangePassword } from '../guard'
import { goTo } from '../navigator'
import { openRoleSwitch } from '../overlay'
import { isReminded, noteReminder } from '../reminder'
import { loadFavourites } from './favourites'
import { Layout } from './Layout'
import { claimTabs, enterTab } from './tabMoves'

/** Key of the history entry that last showed a screen. */
let shownEntry: string | undefined

/**
 * Renders the console of the current user: decides what the address shows, keeps the tabs in step with it, and
 * renders both into the shell. If the first child account was refused, it offers the next one.
 */
export const Console = () => {
  const user = useIdentity((identity) => identity.user)
  const tree = usePermitted()
  const place = useLocation()
  const family = useIdentity((identity) => identity.children)
  const refused = useIdentity((identity) => identity.refused)
  const decision = useMemo(() => {
    if (!user) return undefined
    const { owner } = useTabs.getState()
    const isOther = owner !== undefined && ![user, ...family].some(({ id }) => id === owner)
    return decide({ place, user, tree, reminded: isReminded(), wasShown: shownEntry === place.key, isOther })
  }, [place, user, tree, family])

  const claim = (who: CurrentUser) => claimTabs(who.id, (path) => mayOpen(path, who, tree))
  const show = (who: CurrentUser) => {
    shownEntry = place.key
    const fixed = mustChangePassword(who)
      ? []
      : [...tree.pages.values()].filter((line) => line.fixed).map(({ path }) => path)
    noteVisit(place.pathname, new URLSearchParams(place.search))
    enterTab({ path: place.pathname, search: place.search, hash: place.hash }, place.key, fixed)
  }
  // The page is present in the first render, not added after it.
  const [begun] = useState(() => {
    if (user) loadFavourites(user.id)
    if (!user || decision?.kind !== 'screen') return undefined
    claim(user)
    show(user)
    return decision
  })

  useLayoutEffect(() => {
    if (user) claim(user)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `claim` depends on these only
  }, [user, tree])

  useLayoutEffect(() => {
    if (!decision || !user || decision === begun) return
    if (decision.kind === 'leave') {
      if (shouldChangePassword(user)) noteReminder()
      goTo(decision.to, { replace: !decision.push, state: decision.state })
    } else if (decision.kind === 'screen') show(user)
    else useTabs.setState({ active: undefined })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` depends on these only
  }, [decision, place, tree, user, begun])

  useEffect(() => {
    if (refused) openRoleSwitch()
  }, [refused])

  const isRefusal = decision?.kind === 'notFound' || decision?.kind === 'noAccess'
  return <Layout refused={isRefusal ? place.pathname : undefined} />
}
