import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 30_000
/** Predicate of `usePoll` that accepts all data. */
export const always = () => true

/**
 * Reloads the visible data under a query key every 30 seconds, or at the given interval, while its tab is active and
 * visible. Reloads only data accepted by the predicate, which receives the data and its load time. Stops after a
 * failure unless `persists` is set, for data that must not be missed; outdated data is then reloaded as soon as the
 * tab is active again.
 */
export const usePoll = (
  queryKey: readonly unknown[],
  wants: (answer: unknown, readAt: number) => boolean,
  everyMs = EVERY_MS,
  persists = false,
): void => {
  const client = useQueryClient()
  const read = useEffectEvent((leastMs: number) => {
    if (document.visibilityState !== 'visible') return
    void client.refetchQueries(
      {
        queryKey,
        type: 'active',
        predicate: ({ state }) =>
          (state.status === 'success' || (persists && state.status === 'error')) &&
          wants(state.data, state.dataUpdatedAt) &&
          Date.now() - state.dataUpdatedAt >= leastMs,
      },
      // Cancelling would never load anything if replies take longer than the interval.
      { cancelRefetch: false },
    )
  })
  useEffect(() => {
    const timer = setInterval(() => read(0), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  useEffect(() => {
    if (!persists) return undefined
    const back = () => read(everyMs)
    back()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [everyMs, persists])
}
