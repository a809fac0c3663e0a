import pLimit from 'p-limit'
import { useEffect, useRef } from 'react'
import { type Page, totalIn } from '@/api/reply'
import type { Viewer } from '@/business/viewer'
import { derived, type Queried, useLoads } from '@/kit/data/load'
import type { TextKey } from '@/locales'
import type { Path, Search } from '@/routes'
import type { View } from './view'

/** Value of a tile, and that of the previous period if the same response has it; null if the server sent none. */
export interface Figure {
  now: number | null
  before?: number | null
}
/** Base of the tiles: a number and the list that it counts. A tile requires permission for the list. */
export interface Counted {
  label: TextKey
  path: Path
  /** Viewers of the number; omitted = everyone who may open the list. */
  who?: (viewer: Viewer) => boolean
}
/** Filters of a list as in its address, matching the count of a tile. */
export type Filtered = Search

export const ONE = { pageNo: 1, pageSize: 1 } as const
/** Each failure is shown in its own place. */
export const QUIET = { quiet: true } as const
/** Returns the total of a list; null if it is unknown. */
export const totalOf = (list: Queried<Page<unknown>>): Queried<Figure> =>
  derived(list, 'total', (page) => ({ now: totalIn(page) ?? null }))
/** Formats a range of days for the address. */
export const inAddress = ([from, to]: View['days']) => `${from}~${to}`
export const onWire = <K extends string>(key: K, [from, to]: View['days']) =>
  // Both keys are derived from the given one.
  ({ [`${key}Start`]: `${from} 00:00:00`, [`${key}End`]: `${to} 23:59:59` }) as Record<`${K}${'Start' | 'End'}`, string>

/** First query key of all queries of the board, so that its refresh finds them. */
export const BOARD = 'home'
const FRESH_MS = 60_000
/** Maximum age of the data on a cached page when the user returns, in ms. */
export const OLD_MS = 5 * 60_000

const limit = pLimit(6)
/**
 * Queues a request: the board sends at most six at once, in page order. A request that is aborted while it waits is
 * never sent.
 */
export const inTurn = <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> =>
  limit(() => {
    signal.throwIfAborted()
    return ask()
  })

/**
 * Loads numbers separately, so that failed ones are retried alone. They are fresh for one minute, on return to the
 * tab for five, and never loaded while it is hidden.
 */
export const useNumbers = (questions: readonly Queried<Figure>[]) => {
  const seen = useRef(false)
  const answers = useLoads(
    questions.map(({ queryKey, queryFn }) => ({
      queryKey: [BOARD, ...queryKey],
      queryFn: (context: { signal: AbortSignal }) => inTurn(context.signal, () => queryFn(context)),
      staleTime: FRESH_MS,
      refetchOnMount: ({ state }: { state: { isInvalidated: boolean; dataUpdatedAt: number } }) =>
        !seen.current || state.isInvalidated || Date.now() - state.dataUpdatedAt > OLD_MS,
    })),
  )
  // Must follow useLoads, so that its effect on mount still sees false.
  useEffect(() => {
    seen.current = true
  }, [])
  return answers.map(({ data, isError, isFetching, refetch }) => ({
    data,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }))
}
export type Answer = ReturnType<typeof useNumbers>[number]
