import { useCallback, useSyncExternalStore } from 'react'

interface Watched {
  matches: boolean
  list: MediaQueryList
}
const watched = new Map<string, Watched>()
/** Caches a media query with its current result. Querying the browser on each render takes 1 ms. */
const watch = (query: string): Watched => {
  const known = watched.get(query)
  if (known) return known
  const list = window.matchMedia(query)
  const one = { matches: list.matches, list }
  list.addEventListener('change', () => (one.matches = list.matches))
  watched.set(query, one)
  return one
}

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { list } = watch(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => watch(query).matches)
}
