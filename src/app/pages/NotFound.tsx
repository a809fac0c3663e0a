import { Link, useNavigate } from 'react-router-dom'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { useFrom } from './from'
import { Notice } from './parts/Notice'
import { PageSearch } from './parts/PageSearch'
import { SwitchRole } from './parts/SwitchRole'

const hasBack = (): boolean => Number(prop(window.history.state, 'idx')) > 0

/** Page of a path that no route or group of the console has (R-GUARD-05), with links to other pages. */
export default function NotFound() {
  const t = useT()
  const navigate = useNavigate()
  const from = useFrom('/404')
  const signedIn = useIdentity(({ phase }) => phase === 'in')
  return (
    <Notice sign="404" title={t('page.notFound')}>
      {from && (
        <p>
          {t('page.askedFor')}
          <code>{from}</code>
        </p>
      )}
      <div className="notice-ways">
        <Link className="look-button main" to={signedIn ? '/home' : '/login'}>
          {t('page.goHome')}
        </Link>
        {hasBack() && (
          <button type="button" className="look-button" onClick={() => void navigate(-1)}>
            {t('page.back')}
          </button>
        )}
        <SwitchRole />
      </div>
      {signedIn && <PageSearch />}
    </Notice>
  )
}
