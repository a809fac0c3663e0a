import type { DataRouter, To } from 'react-router-dom'
import { hasControl } from '@/lib/safeRedirect'
import { readToken } from '@/session/token'

let router: DataRouter | undefined

/** Tells the app its one router. */
export const setRouter = (made: DataRouter): void => {
  router = made
}

/** Goes to a place of the app; to /404 where the router could not take the path, as `refuseAddress` tells. */
export const goTo = (to: To, options: { replace?: boolean; state?: unknown } = {}): void => {
  const path = typeof to === 'string' ? to.replace(/[?#].*$/s, '') : (to.pathname ?? '')
  void (hasControl(path)
    ? router?.navigate('/404', { ...options, state: { from: to } })
    : router?.navigate(to, options))
}

/**
 * Before the router looks: a path with control characters or line ends is none of the console's (R-GUARD-02, R-GUARD-05). The router's patterns do not
 * match line ends, and where addresses lose tabs it throws outside of every page.
 */
export const refuseAddress = (): void => {
  const { pathname, search } = window.location
  if (!hasControl(pathname)) return
  const from = pathname + search
  window.history.replaceState(
    { usr: { from } },
    '',
    readToken() === undefined ? `/login?redirect=${encodeURIComponent(from)}` : '/404',
  )
}

/** The place the user is at or on the way to, with query and hash. */
export const here = (): string => {
  const { pathname, search, hash } = router?.state.navigation.location ?? router?.state.location ?? window.location
  return pathname + search + hash
}

/** Whether the route of this id is on screen. */
export const isAt = (id: string): boolean =>
  router?.state.initialized === true && router.state.matches.some(({ route }) => route.id === id)
