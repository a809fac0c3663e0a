import '@/kit/kit.css'
import './shell.css'
import { memo, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { bringHome } from '@/areas'
import { screens } from '@/areas/system/screens/home'
import { useIdentity } from '@/session/identity'
import { Providers } from '../Providers'
import { LoadingPage } from '../ErrorPage'
import { showFullTexts } from '../fullText'
import { Console } from './Console'
import { IdentityChangedDialog } from './IdentityChangedDialog'
import { LoginNotices } from './LoginNotices'
import { endPrerender } from './prerender'
import { Refusal } from './Refusal'
import { Waits } from './Waits'

export { prerender } from './prerender'

bringHome({ screens })
showFullTexts()

const Refused = () => <Refusal path={useLocation().pathname} />

/**
 * All places but the public ones: the console of the current user, or without a session only the two refusal pages.
 * Once another browser tab changes the current user, nothing of the old identity stays on screen. Its drafts are
 * offered on return.
 */
const Shell = () => {
  const phase = useIdentity((identity) => identity.phase)
  useEffect(endPrerender, [])
  return (
    <Providers>
      {phase === 'in' ? (
        <>
          <Console />
          <LoginNotices />
        </>
      ) : phase === 'superseded' ? (
        <IdentityChangedDialog />
      ) : phase === 'entering' ? (
        <LoadingPage />
      ) : (
        <Refused />
      )}
      <Waits />
    </Providers>
  )
}

// The router rerenders its page on each navigation. Only components further inside read the location, so memo skips
// it.
export default memo(Shell)
