import { QueryClient } from '@tanstack/react-query'

/**
 * The one store of what the servers said. It never waits for a net that is away (the client tells that at once), never asks again by itself,
 * and keeps what a hidden tab shows for as long as the identity lasts.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, gcTime: Number.POSITIVE_INFINITY },
    mutations: { networkMode: 'always', retry: false },
  },
})
