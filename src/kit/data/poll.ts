import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 30_000

/**
 * Reads what is on screen under a query key again every 30 seconds, or as often as said, while its tab is in front and the browser shows it; only answers
 * that `wants` says change by themselves. After a failure it stops until somebody asks again.
 */
export const usePoll = (
  queryKey: readonly unknown[],
  wants: (answer: unknown) => boolean,
  everyMs = EVERY_MS,
): void => {
  const client = useQueryClient()
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    void client.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'success' && wants(state.data),
    })
  })
  // A tab that is not in front has no effects.
  useEffect(() => {
    const timer = setInterval(read, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
