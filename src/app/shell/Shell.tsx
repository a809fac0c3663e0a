import './shell.css'
import { useLocation } from 'react-router-dom'
import { bringHome } from '@/areas'
import { screens } from '@/areas/system/screens/home'
import { useIdentity } from '@/session/identity'
import { Providers } from '../Providers'
import { Wait } from '../Trouble'
import { showWholeTexts } from '../wholeText'
import { Console } from './Console'
import { ForeignDialog } from './ForeignDialog'
import { Refusal } from './Refusal'
import { Waits } from './Waits'

bringHome(screens)
showWholeTexts()

/**
 * All places but the public ones: the console of whoever is signed in; without a session just the two refusal pages. Once another browser tab changed
 * who is signed in, nothing of the old identity stays on screen; its drafts are offered when it comes back.
 */
export default function Shell() {
  const phase = useIdentity((identity) => identity.phase)
  const { pathname } = useLocation()
  return (
    <Providers>
      {phase === 'in' ? <Console /> : phase === 'foreign' ? <ForeignDialog /> : phase === 'entering' ? <Wait /> : <Refusal path={pathname} />}
      <Waits />
    </Providers>
  )
}
