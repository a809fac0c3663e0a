import { Link } from 'react-router-dom'
import { useT } from '@/locales'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { useFrom } from './from'
import { Notice } from './parts/Notice'
import { SwitchRole } from './parts/SwitchRole'

/** The page of a path whose roles the user lacks (R-ACC-07). It ends no session by itself; another account comes back to the refused path. */
export default function NoAccess() {
  const t = useT()
  const from = useFrom('/401')
  const user = useIdentity((identity) => identity.user)
  if (!user)
    return (
      <Notice sign="401" title={t('page.noAccess')}>
        <Link className="look-button main" to="/login">
          {t('page.goLogin')}
        </Link>
      </Notice>
    )
  return (
    <Notice sign="401" title={t('page.noAccess')}>
      <p>{t('page.noAccessMore')}</p>
      <dl>
        <dt>{t('page.account')}</dt>
        <dd>{user.username}</dd>
        <dt>{t('page.role')}</dt>
        <dd>{user.roleName || '-'}</dd>
        <dt>{t('page.dealer')}</dt>
        <dd>{user.dealerName || '-'}</dd>
      </dl>
      <div className="notice-ways">
        <Link className="look-button main" to="/home">
          {t('page.goHome')}
        </Link>
        <SwitchRole />
        <button type="button" className="look-button" onClick={() => logOut(from)}>
          {t('page.changeAccount')}
        </button>
      </div>
    </Notice>
  )
}
