import { QueryClient } from '@tanstack/react-query'
import { onWipe } from './wipe'

/**
 * Cache of all server data. It does not pause offline (the client reports that at once), does not retry, and keeps
 * the data of hidden tabs for the lifetime of the identity.
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

// The JavaScript engine retains the first query for the lifetime of the page (the shape of its context has a getter),
// so the first one is empty.
void new QueryClient().fetchQuery({ queryKey: [], queryFn: () => null, gcTime: 0 })

onWipe(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})

/**
 * Maximum number of cached replies that no visible page uses: far more than the kept pages need, far fewer than a day
 * of work loads.
 */
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
