import { useQueries } from '@tanstack/react-query'
import type { Todo } from './board'

/** The first key of all questions of the board, so that its refresh finds them. */
export const BOARD = 'home'
const FRESH_MS = 300_000

/** Totals of some lists, asked apart: what fails is asked again alone. They are fresh for five minutes, and never asked while the page is hidden. */
export const useCounts = (lines: readonly Pick<Todo, 'count'>[]) =>
  useQueries({
    queries: lines.map(({ count }) => {
      const { queryKey, queryFn } = count()
      return { queryKey: [BOARD, ...queryKey], queryFn: async (context: { signal: AbortSignal }) => (await queryFn(context)).total, staleTime: FRESH_MS }
    }),
  }).map(({ data, isError, isFetching, refetch }) => ({ count: data, failed: isError, busy: isFetching, retry: () => void refetch() }))
