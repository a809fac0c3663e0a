import pLimit from 'p-limit'
import { useEffect, useRef } from 'react'
import { useLoads } from '@/kit/data/load'
import type { Asked } from './board'

/** The first key of all questions of the board, so that its refresh finds them. */
export const BOARD = 'home'
const FRESH_MS = 60_000
/** How old what a kept page shows may be when the user comes back to it. */
export const OLD_MS = 5 * 60_000

const limit = pLimit(6)
/** Asks in its turn: the board sends six calls at once, in the order of the page; one that was given up while it waited is never sent. */
export const inTurn = <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> =>
  limit(() => {
    signal.throwIfAborted()
    return ask()
  })

/** Totals of some lists, asked apart: what fails is asked again alone. They are fresh for a minute, when the tab comes back for five, and never asked while it is hidden. */
export const useCounts = (questions: readonly Asked[]) => {
  const seen = useRef(false)
  const counts = useLoads(
    questions.map(({ queryKey, queryFn }) => ({
      queryKey: [BOARD, ...queryKey],
      queryFn: async (context: { signal: AbortSignal }) => (await inTurn(context.signal, () => queryFn(context))).total,
      staleTime: FRESH_MS,
      refetchOnMount: ({ state }: { state: { isInvalidated: boolean; dataUpdatedAt: number } }) =>
        !seen.current || state.isInvalidated || Date.now() - state.dataUpdatedAt > OLD_MS,
    })),
  )
  // Behind the queries, whose own effect asks on mount.
  useEffect(() => {
    seen.current = true
  }, [])
  return counts.map(({ data, isError, isFetching, refetch }) => ({
    count: data,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }))
}
