import type { DataRouter, To } from 'react-router-dom'

let router: DataRouter | undefined

/** Tells the app its one router. */
export const setRouter = (made: DataRouter): void => {
  router = made
}

/** Goes to a place of the app. */
export const goTo = (to: To, options: { replace?: boolean; state?: unknown } = {}): void => void router?.navigate(to, options)

/** The place the user is at or on the way to, with query and hash. */
export const here = (): string => {
  const { pathname, search, hash } = router?.state.navigation.location ?? router?.state.location ?? window.location
  return pathname + search + hash
}

/** Whether the route of this id is on screen. */
export const isAt = (id: string): boolean => router?.state.initialized === true && router.state.matches.some(({ route }) => route.id === id)
