import { groupOf, isKnown, lineOf, normalPath } from '@/routes'
import { prop } from '@/lib/json'
import { firstOf, type Permitted } from '@/session/permitted'
import type { CurrentUser } from '@/entities/shared/user'

/** The days after which a password should be changed. */
const PASSWORD_DAYS = 90
export const PASSWORD_PAGE = '/updatePassword'

/** What the shell renders for a place: a screen, one of the two refusals, or nothing since it leaves for another place; `push`: Back comes back to it. */
export type Decision =
  | { kind: 'screen' }
  | { kind: 'notFound' }
  | { kind: 'noAccess' }
  | { kind: 'leave'; to: string; state?: unknown; push?: boolean }

interface Question {
  place: { pathname: string; search: string; hash: string; state?: unknown }
  user: Pick<CurrentUser, 'roles' | 'passwordDays'>
  tree: Permitted
  /** Whether the user was already sent to change an old password. */
  reminded: boolean
  /** Whether this very place was on screen before: the role changed under it. */
  wasShown: boolean
  /** Whether another user worked in this browser tab before: what was wanted then is no business of this one. */
  isOther: boolean
}

/** Whether the user must change the first password before anything else. */
export const mustChangePassword = (user: Pick<CurrentUser, 'passwordDays'> | undefined): boolean =>
  user?.passwordDays === -1
/** Whether the user's password is so old that it should be changed. */
export const shouldChangePassword = (user: Pick<CurrentUser, 'passwordDays'> | undefined): boolean =>
  (user?.passwordDays ?? 0) > PASSWORD_DAYS

/** Whether a path opens for the user: it is in the tree, or is the page of a password that is due. */
export const mayOpen = (path: string, user: Pick<CurrentUser, 'passwordDays'>, tree: Permitted): boolean =>
  tree.pages.has(path) || (path === PASSWORD_PAGE && (mustChangePassword(user) || shouldChangePassword(user)))

/**
 * Decides what a signed-in user gets at a place (R-GUARD-04, R-GUARD-05, R-GUARD-11, R-ACC-07). A first password is changed before anything else,
 * an old one is asked for once; the page of the change knows in its query where the way was to lead. A group's own path leads to its first page. A page
 * that was another user's (F-53), or is taken away by a switch of roles, leads home. A page that the user lacks tells /401, an unknown path /404; both
 * hold in the router's state where it was, and it opens after all once a switch permits it.
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
