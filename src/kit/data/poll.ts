import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 30_000

/**
 * Reads what is on screen under a query key again every 30 seconds, or as often as said, while its tab is in front and the browser shows it; only answers
 * that change by themselves, by `wants` of the answer and the time it was read at. After a failure it stops until somebody asks again; unless it `persists`,
 * for what is lost meanwhile: then it goes on, and what is older than that is read as soon as one comes back to it.
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
      { cancelRefetch: leastMs === 0 },
    )
  })
  // A tab that is not in front has no effects.
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
