import { useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useIdentity } from '@/session/identity'
import { usePermitted } from '@/session/permitted'
import { useTabs } from '@/session/tabs'
import { decide, mayOpen, mustChangePassword, shouldChangePassword } from '../guard'
import { goTo } from '../navigator'
import { isReminded, noteReminder } from '../reminder'
import { claimTabs, enterTab } from '../tabs'
import { Frames } from './Frames'
import { Layout } from './Layout'
import { Refusal } from './Refusal'

/** The history entry that last showed a screen: when a switch of roles takes that screen away, the way leads home. */
let shownEntry: string | undefined

const FRAMES = <Frames />

/** The console of the signed-in user: decides what the address shows, keeps the tabs in step with it, and draws both into the shell. */
export const Console = () => {
  const user = useIdentity((identity) => identity.user)
  const tree = usePermitted()
  const place = useLocation()
  const decision = useMemo(() => user && decide({ place, user, tree, reminded: isReminded(), wasShown: shownEntry === place.key }), [place, user, tree])

  useLayoutEffect(() => {
    if (!user) return
    claimTabs(user.id, (path) => mayOpen(path, user, tree))
  }, [user, tree])

  useLayoutEffect(() => {
    if (!decision || !user) return
    if (decision.kind === 'leave') {
      if (shouldChangePassword(user)) noteReminder()
      goTo(decision.to, { replace: true, state: decision.state })
    } else if (decision.kind === 'screen') {
      shownEntry = place.key
      const fixed = mustChangePassword(user) ? [] : [...tree.pages.values()].filter((line) => line.fixed).map(({ path }) => path)
      enterTab({ path: place.pathname, search: place.search, hash: place.hash }, place.key, fixed)
    } else useTabs.setState({ active: undefined })
  }, [decision, place, tree, user])

  const refused = decision?.kind === 'notFound' || decision?.kind === 'noAccess'
  return (
    <Layout>
      {refused && <Refusal path={place.pathname} />}
      {FRAMES}
    </Layout>
  )
}
