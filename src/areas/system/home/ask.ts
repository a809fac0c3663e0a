import pLimit from 'p-limit'
import { useEffect, useRef } from 'react'
import type { Page } from '@/api/reply'
import type { Viewer } from '@/business/viewer'
import { derived, type Queried, useLoads } from '@/kit/data/load'
import type { TextKey } from '@/locales'
import type { Path, Search } from '@/routes'
import type { View } from './view'

/** What a tile says: a number now and, where the same answer says it, in the period before; null where the server sent none. */
export interface Figure {
  now: number | null
  before?: number | null
}
/** What tiles of the board have in common: a number, and the list that it counts. A tile exists only when that list is permitted. */
export interface Counted {
  label: TextKey
  path: Path
  /** Who gets the number and uses the list so; whoever may open the list where it is left out. */
  who?: (viewer: Viewer) => boolean
}
/** The filters of a list as in its address, that show what a tile counts. */
export type Filtered = Search

/** The first page of a list at its shortest: for its total alone. */
export const ONE = { pageNo: 1, pageSize: 1 } as const
/** Each failure is told in its own place. */
export const QUIET = { quiet: true } as const
/** How many a list has, nothing where the server did not say. */
export const totalOf = (list: Queried<Page<unknown>>): Queried<Figure> =>
  derived(list, 'total', ({ total, guessed }) => ({ now: guessed ? null : total }))
/** A range of days as filters take it in an address, and as lists are sent it. */
export const inAddress = ([from, to]: View['days']) => `${from}~${to}`
export const onWire = <K extends string>(key: K, [from, to]: View['days']) =>
  // Both keys are made of the one that was given.
  ({ [`${key}Start`]: `${from} 00:00:00`, [`${key}End`]: `${to} 23:59:59` }) as Record<`${K}${'Start' | 'End'}`, string>

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

/** Some numbers, asked apart: what fails is asked again alone. They are fresh for a minute, when the tab comes back for five, and never asked while it is hidden. */
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
  // Behind the queries, whose own effect asks on mount.
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
