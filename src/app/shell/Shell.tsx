import '@/kit/kit.css'
import './shell.css'
import { memo, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { bringHome } from '@/areas'
import { screens } from '@/areas/system/screens/home'
import { whenIdle } from '@/lib/idle'
import { useIdentity } from '@/session/identity'
import { Providers } from '../Providers'
import { LoadingPage } from '../ErrorPage'
import { fetchLists } from '../preload'
import { showFullTexts } from '../fullText'
import { Console } from './Console'
import { ForeignDialog } from './ForeignDialog'
import { LoginNotices } from './LoginNotices'
import { endPrerender } from './prerender'
import { Refusal } from './Refusal'
import { Waits } from './Waits'

export { prerender } from './prerender'

bringHome({ screens })
showFullTexts()

const Refused = () => <Refusal path={useLocation().pathname} />

/**
 * All places but the public ones: the console of whoever is signed in; without a session just the two refusal pages. Once another browser tab changed
 * who is signed in, nothing of the old identity stays on screen; its drafts are offered when it comes back.
 */
const Shell = () => {
  const phase = useIdentity((identity) => identity.phase)
  useEffect(endPrerender, [])
  useEffect(() => (phase === 'in' ? whenIdle(fetchLists) : undefined), [phase])
  return (
    <Providers>
      {phase === 'in' ? (
        <>
          <Console />
          <LoginNotices />
        </>
      ) : phase === 'foreign' ? (
        <ForeignDialog />
      ) : phase === 'entering' ? (
        <LoadingPage />
      ) : (
        <Refused />
      )}
      <Waits />
    </Providers>
  )
}

// The router makes its page anew at each step; this one looks at the place further in.
export default memo(Shell)
