import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { atMost } from '@/lib/atMost'
import type { Asked } from './board'

/** The first key of all questions of the board, so that its refresh finds them. */
export const BOARD = 'home'
const FRESH_MS = 60_000
/** How old what a kept page shows may be when the user comes back to it. */
export const OLD_MS = 5 * 60_000

/** The board sends so many calls at once, in the order of the page. */
export const gate = atMost(6)

/** Totals of some lists, asked apart: what fails is asked again alone. They are fresh for a minute, when the tab comes back for five, and never asked while it is hidden. */
export const useCounts = (questions: readonly Asked[]) => {
  const seen = useRef(false)
  const counts = useQueries({
    queries: questions.map(({ queryKey, queryFn }) => ({
      queryKey: [BOARD, ...queryKey],
      queryFn: async (context: { signal: AbortSignal }) => (await gate(() => queryFn(context), context.signal)).total,
      staleTime: FRESH_MS,
      refetchOnMount: ({ state }: { state: { isInvalidated: boolean; dataUpdatedAt: number } }) =>
        !seen.current || state.isInvalidated || Date.now() - state.dataUpdatedAt > OLD_MS,
    })),
  })
  // Behind the queries, whose own effect asks on mount.
  useEffect(() => {
    seen.current = true
  }, [])
  return counts.map(({ data, isError, isFetching, refetch }) => ({ count: data, failed: isError, busy: isFetching, retry: () => void refetch() }))
}
