import { QueryClient } from '@tanstack/react-query'
import { onWipe } from './wipe'

/**
 * The one store of what the servers said. It never waits for a net that is away (the client tells that at once), never asks again by itself,
 * and keeps what a hidden tab shows for as long as the identity lasts.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// The engine keeps the first query of a kind for as long as the page lives (the shape of its context holds a getter of its own): an empty one.
void new QueryClient().fetchQuery({ queryKey: [], queryFn: () => null, gcTime: 0 })

onWipe(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})

/** How many answers are kept that no page on screen shows: far more than the kept pages hold, far less than a day of work asks for. */
const KEPT = 200
const cache = queryClient.getQueryCache()
cache.subscribe(({ type }) => {
  if (type !== 'added') return
  const idle = cache
    .getAll()
    .filter((query) => !query.isActive() && query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt > 0)
  if (idle.length <= KEPT) return
  for (const query of idle
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .slice(0, idle.length - KEPT))
    cache.remove(query)
})
