import {
  keepPreviousData,
  type Query,
  type QueryClient,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { ReloadOutlined } from '@ant-design/icons'
import { Alert, Button, type ButtonProps, Result, Skeleton, Spin } from 'antd'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isAborted } from '@/api/error'
import { isToasted, markReported, reportFailure } from '@/api/notices'
import { useT } from '@/locales'

/** A question with its key, as a call's `query` makes it. */
export interface Queried<O> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<O>
}

/** The same question, its answer read in another way; kept apart by `as`. */
export const derived = <A, B>({ queryKey, queryFn }: Queried<A>, as: unknown, read: (answer: A) => B): Queried<B> => ({
  queryKey: [...queryKey, as],
  queryFn: async (context) => read(await queryFn(context)),
})

/** Tells what could not be read and no place on screen says, as a toast: each failure is told once in words, also that of a quiet call (R-REPLY-02). */
export const useReported = (errors: readonly (Error | null | undefined)[]): void =>
  useEffect(() => {
    // Behind all places of this rendering, wherever they stand.
    if (errors.some(Boolean)) setTimeout(() => errors.forEach((error) => error && reportFailure(error, 'read')))
  })

/** The place of a failure tells it, so no toast does. */
export const useReportedHere = (error: Error | undefined): void =>
  useEffect(() => {
    if (error) markReported(error, 'place')
  }, [error])

/** What the place of a failure says of it: the words of the server, unless a toast has said them. */
const useWords = (error: Error): string | undefined => {
  useReportedHere(error)
  return isToasted(error) ? undefined : error.message
}

/** How old what a kept page shows may be when the user comes back to it. */
const OLD_MS = 5 * 60_000
/** How old what is read by many places of a page may be, which come one after the other while it builds up. */
const SAME_MOMENT_MS = 2000

/** How long what was asked ahead is waited for by the place it was asked for. */
const AHEAD_MS = 10_000
/** What is known of a question. */
interface Asked {
  state: Pick<Query['state'], 'status' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'isInvalidated'>
}
/** When questions were asked whose places are still being rendered. */
const askedAhead = new WeakMap<Asked, number>()

const queryOf = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) =>
  client.getQueryCache().find({ queryKey, exact: true })

/** Whether its answer is on its way, or there, for a place that is being rendered; taken back or made old meanwhile it is neither. */
const isAhead = (query: Asked | undefined): boolean => {
  const at = query ? askedAhead.get(query) : undefined
  if (!query || at === undefined || Date.now() - at >= AHEAD_MS) return false
  const { status, fetchStatus, dataUpdatedAt, errorUpdatedAt, isInvalidated } = query.state
  // What failed counts as invalidated too.
  return (
    fetchStatus === 'fetching' || (status === 'error' ? errorUpdatedAt >= at : dataUpdatedAt >= at && !isInvalidated)
  )
}

/** When the place that asks began to be rendered: now, or when it was asked for by a rendering that React has begun anew. */
const begunAt = (query: Asked | undefined): number => (query && isAhead(query) && askedAhead.get(query)) || Date.now()

/**
 * Asks while the place is being rendered: before what stands in it asks, and long before any of it is on screen; once, however often React begins that
 * rendering anew. Answers what is to be forgotten when the place stands. `maxAge`: how old in ms what is known may be for nothing to be asked.
 */
const askAhead = <O,>(client: QueryClient, query: Queried<O>, maxAge: number): Asked | undefined => {
  const known = queryOf(client, query)
  if (isAhead(known)) return known
  // Of a place that goes as this one comes the question would be taken back.
  if (known && known.getObserversCount() > 0) return undefined
  if (known && !known.state.isInvalidated && Date.now() - known.state.dataUpdatedAt < maxAge) return undefined
  client.query({ ...query, staleTime: 0 }).catch(() => {})
  const asked = queryOf(client, query)
  if (asked) askedAhead.set(asked, Date.now())
  return asked
}

/**
 * Reads by a call: `useLoad(users.list.query(input))`. Keeps the old data while newer is on its way; a newer question aborts the older one.
 * `enabled: false` asks nothing; `recent` is also content with what another place read a moment ago.
 */
export const useLoad = <O,>(
  query: Queried<O>,
  { enabled = true, keep = true, recent = false }: { enabled?: boolean; keep?: boolean; recent?: boolean } = {},
) => {
  const client = useQueryClient()
  // Shown again after its tab was hidden, it reads anew only what a change or the time has made old.
  const seen = useRef(false)
  const asked = {
    ...query,
    queryFn: async (context: { signal: AbortSignal }) => (await query.queryFn(context)) ?? null,
  }
  const maxAge = recent ? SAME_MOMENT_MS : 0
  const [ahead] = useState(() => (enabled ? askAhead(client, asked, maxAge) : undefined))
  const { data, error, isFetching, isPending, isPlaceholderData, refetch, dataUpdatedAt } = useQuery<O | null>({
    ...asked,
    refetchOnMount: (found) =>
      !isAhead(found) &&
      (found.state.isInvalidated || Date.now() - found.state.dataUpdatedAt >= (seen.current ? OLD_MS : maxAge)),
    retryOnMount: (found) => !isAhead(found),
    enabled,
    placeholderData: keep ? keepPreviousData : undefined,
  })
  // Behind the query, whose own effect asks on mount: a first look must read anew, and again when its tab was hidden before the answer.
  // Other places of the same rendering that ask the same come a moment later.
  useEffect(() => {
    if (ahead) queueMicrotask(() => askedAhead.delete(ahead))
  }, [ahead])
  useEffect(() => {
    if (enabled && !isFetching) seen.current = true
  }, [enabled, isFetching])
  useReported([error])
  return {
    data: data ?? undefined,
    error: error && !isAborted(error) ? error : undefined,
    loading: isFetching,
    first: isPending && enabled,
    stale: isPlaceholderData,
    retry: () => void refetch(),
    at: dataUpdatedAt,
  }
}

/** Reads by several calls at once, an answer each in their order. */
export const useLoads = <O,>(
  queries: readonly (Queried<O> & Pick<UseQueryOptions<O>, 'staleTime' | 'refetchOnMount'>)[],
): UseQueryResult<O>[] => {
  const answers = useQueries({ queries: [...queries] })
  useReported(answers.map(({ error }) => error))
  return answers
}

/** As useLoad, but answers only what was read since it was first rendered: what a form starts from must not be an older copy. */
export const useFresh = <O,>(query: Queried<O>, { enabled = true }: { enabled?: boolean } = {}) => {
  const client = useQueryClient()
  const [since] = useState(() => begunAt(queryOf(client, query)))
  const load = useLoad(query, { enabled, keep: false })
  const fresh = load.at >= since
  return { ...load, data: fresh ? load.data : undefined, ready: fresh || !enabled }
}

const Retry = (props: ButtonProps) => <Button {...props}>{useT()('kit.retry')}</Button>

/** A failure in the place of what failed, with a retry. */
export const Failed = ({ error, retry, compact = false }: { error: Error; retry: () => void; compact?: boolean }) => {
  const t = useT()
  const words = useWords(error)
  if (compact)
    return (
      <div role="alert" className="failed">
        <span>{t('kit.loadFailed')}</span>
        {words && <span>{words}</span>}
        <Retry size="small" onClick={retry} />
      </div>
    )
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('kit.loadFailed')}
        subTitle={words}
        extra={<Retry type="primary" onClick={retry} />}
      />
    </div>
  )
}

/** What an open list without options says: they are on their way, they could not be had, or there are none. */
const NoOptions = ({ loading = false, error, retry }: { loading?: boolean; error?: Error; retry: () => void }) => {
  const t = useT()
  if (loading) return <Spin size="small" aria-label={t('kit.loading')} />
  return error ? <Failed compact error={error} retry={retry} /> : t('kit.noOptions')
}

/** The retry in a field whose options could not be had, which a toast tells. */
const OptionsRetry = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useT()
  const words = `${t('kit.loadFailed')} ${error.message}`.trim()
  // Of the field around it a press would open the list.
  const alone = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <Button
      className="options-retry"
      size="small"
      type="text"
      danger
      icon={<ReloadOutlined />}
      title={words}
      aria-label={`${t('kit.retry')} ${words}`}
      onMouseDown={alone}
      onKeyDown={alone}
      onClick={retry}
    />
  )
}

/** How the options of a select were read, as properties of it: waiting and none are said in the open list, a failure there and by a retry in the field (F-221). */
export const optionsState = (read: { loading?: boolean; error?: Error; retry: () => void }) => ({
  notFoundContent: <NoOptions {...read} />,
  ...(read.error && { suffixIcon: <OptionsRetry error={read.error} retry={read.retry} /> }),
})

const OutdatedAlert = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useT()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('kit.loadFailed')}
      description={useWords(error)}
      action={<Retry size="small" onClick={retry} />}
      className="space-below-md"
    />
  )
}

/** Over what was read before: newer could not be had, with a retry. Nothing when all is well. */
export const OutdatedNote = ({ error, retry }: { error?: Error; retry: () => void }) =>
  error && <OutdatedAlert error={error} retry={retry} />

/** What was read, in its place: a skeleton at first, a failure with a retry; what was read before stays under one that says so. `compact` for a small card. */
export const Loaded = ({
  load,
  compact = false,
  children,
}: {
  load: { data?: unknown; error?: Error; first?: boolean; retry: () => void }
  compact?: boolean
  children: ReactNode
}) => {
  const { data, error, first, retry } = load
  if (error && !data) return <Failed compact={compact} error={error} retry={retry} />
  if (first) return <Skeleton active paragraph={{ rows: compact ? 2 : 8 }} />
  return (
    <>
      <OutdatedNote error={error} retry={retry} />
      {children}
    </>
  )
}
