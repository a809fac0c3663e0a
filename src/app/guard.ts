import { groupOf, isKnown, lineOf, normalPath } from '@/routes'
import { prop } from '@/lib/json'
import { firstOf, type Permitted } from '@/session/permissions'
import type { CurrentUser } from '@/entities/shared/user'

const PASSWORD_DAYS = 90
export const PASSWORD_PAGE = '/updatePassword'

/**
 * Decision of the shell for a place: a screen, one of the two refusals, or leaving for another place. With `push`,
 * Back returns to it.
 */
export type Decision =
  | { kind: 'screen' }
  | { kind: 'notFound' }
  | { kind: 'noAccess' }
  | { kind: 'leave'; to: string; state?: unknown; push?: boolean }

interface Question {
  place: { pathname: string; search: string; hash: string; state?: unknown }
  user: Pick<CurrentUser, 'roles' | 'passwordDays'>
  tree: Permitted
  reminded: boolean
  /** True if the place was on screen before, so that a switch of roles removed it. */
  wasShown: boolean
  /** True if another user worked in this browser tab before. That user's target is then ignored. */
  isOther: boolean
}

export const mustChangePassword = (user: Pick<CurrentUser, 'passwordDays'> | undefined): boolean =>
  user?.passwordDays === -1
export const shouldChangePassword = (user: Pick<CurrentUser, 'passwordDays'> | undefined): boolean =>
  (user?.passwordDays ?? 0) > PASSWORD_DAYS

export const mayOpen = (path: string, user: Pick<CurrentUser, 'passwordDays'>, tree: Permitted): boolean =>
  tree.pages.has(path) || (path === PASSWORD_PAGE && (mustChangePassword(user) || shouldChangePassword(user)))

/**
 * Decides the result for a signed-in user at a place (R-GUARD-04, R-GUARD-05, R-GUARD-11, R-ACC-07). A first password
 * is changed before anything else, an old one is requested once, and the query of that page holds the original
 * target. A group's own path redirects to its first page. A page of the previous user (F-53), or one lost by a switch
 * of roles, redirects home. A page without permission shows /401, an unknown path /404. Both store the place in the
 * router's state and open it once a switch permits it.
 */
export const decide = ({ place, user, tree, reminded, wasShown, isOther }: Question): Decision => {
  const path = normalPath(place.pathname) || '/'
  const rest = place.search + place.hash
  const toPassword =
    path === '/' || path === '/home' ? PASSWORD_PAGE : `${PASSWORD_PAGE}?redirect=${encodeURIComponent(path + rest)}`
  if (mustChangePassword(user))
    return path === PASSWORD_PAGE ? { kind: 'screen' } : { kind: 'leave', to: toPassword, push: true }
  if (shouldChangePassword(user) && !reminded && path !== PASSWORD_PAGE)
    return { kind: 'leave', to: toPassword, push: true }
  if (path === '/404' || path === '/401') {
    const from = prop(place.state, 'from')
    const wanted = typeof from === 'string' ? from.replace(/[?#].*$/, '') : ''
    if (typeof from === 'string' && tree.pages.has(wanted)) return { kind: 'leave', to: from }
    return { kind: path === '/404' ? 'notFound' : 'noAccess' }
  }
  if (path === '/') return { kind: 'leave', to: '/home' }
  if (mayOpen(path, user, tree))
    return path === place.pathname ? { kind: 'screen' } : { kind: 'leave', to: path + rest }
  const line = lineOf(path)
  const first = !line && groupOf(path) === path ? firstOf(path, tree) : undefined
  if (first) return { kind: 'leave', to: first + rest }
  if (wasShown || (isOther && prop(place.state, 'loggedIn') === true)) return { kind: 'leave', to: '/home' }
  return { kind: 'leave', to: isKnown(path) ? '/401' : '/404', state: { from: place.pathname + rest } }
}
