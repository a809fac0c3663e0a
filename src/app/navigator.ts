import type { DataRouter, To } from 'react-router-dom'
import { hasControl } from '@/lib/safeRedirect'
import { readToken } from '@/session/token'

let router: DataRouter | undefined

export const setRouter = (made: DataRouter): void => {
  router = made
}

/** Navigates to a place of the app, or to /404 if the router cannot take the path (see `refuseAddress`). */
export const goTo = (to: To, options: { replace?: boolean; state?: unknown } = {}): void => {
  const path = typeof to === 'string' ? to.replace(/[?#].*$/s, '') : (to.pathname ?? '')
  void (hasControl(path)
    ? router?.navigate('/404', { ...options, state: { from: to } })
    : router?.navigate(to, options))
}

/**
 * Replaces an address whose path has control characters or line ends (R-GUARD-02, R-GUARD-05), before the router
 * reads it. The router's patterns do not match line ends, and it throws outside of every page if the browser strips
 * tab characters from the address.
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

/** Returns the path, query and hash of the pending navigation, else of the current place. */
export const here = (): string => {
  const { pathname, search, hash } = router?.state.navigation.location ?? router?.state.location ?? window.location
  return pathname + search + hash
}

export const isAt = (id: string): boolean =>
  router?.state.initialized === true && router.state.matches.some(({ route }) => route.id === id)
