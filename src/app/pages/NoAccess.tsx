import { Link } from 'react-router-dom'
import { useT } from '@/locales'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { roleNameOf } from '../shell/roleName'
import { titleOf } from '../title'
import { useFrom } from './from'
import { Notice } from './parts/Notice'
import { SwitchRole } from './parts/SwitchRole'

const MAX = 5

/**
 * Page of a path without permission for the user's role (R-ACC-07). Shows the current role and the other ones. It
 * does not end the session. Another account returns to the refused path, and a role with permission opens it at once.
 */
export default function NoAccess() {
  const t = useT()
  const from = useFrom('/401')
  const user = useIdentity((identity) => identity.user)
  const children = useIdentity((identity) => identity.children)
  const others = children.filter(({ username }) => username !== user?.username).map(roleNameOf)
  const [path = '', search = ''] = from?.split(/(?=[?#])/) ?? []
  const page = path && titleOf(t, { path, search })
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
      {page && <p>{t('page.lacked', { page })}</p>}
      <p>
        {others.length
          ? t('page.otherRoles', { roles: others.slice(0, MAX).join(' · ') + (others.length > MAX ? '…' : '') })
          : t('page.noAccessMore')}
      </p>
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
