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

export interface Queried<O> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<O>
}

/** Returns the same query with its response mapped; cached separately under `as`. */
export const derived = <A, B>({ queryKey, queryFn }: Queried<A>, as: unknown, read: (answer: A) => B): Queried<B> => ({
  queryKey: [...queryKey, as],
  queryFn: async (context) => read(await queryFn(context)),
})

/**
 * Shows a toast for load failures that no place on screen displays. Each failure is shown as text once, including
 * those of a quiet call (R-REPLY-02).
 */
export const useReported = (errors: readonly (Error | null | undefined)[]): void =>
  useEffect(() => {
    if (errors.some(Boolean)) setTimeout(() => errors.forEach((error) => error && reportFailure(error, 'read')))
  })

/** Marks a failure as displayed by the calling component, so that no toast shows it. */
export const useReportedHere = (error: Error | undefined): void =>
  useEffect(() => {
    if (error) markReported(error, 'place')
  }, [error])

const useWords = (error: Error): string | undefined => {
  useReportedHere(error)
  return isToasted(error) ? undefined : error.message
}

/** Maximum age of the data of a kept tab that becomes visible again. */
const OLD_MS = 5 * 60_000
/** Maximum age of data that several components share because they mount one after the other. */
const SAME_MOMENT_MS = 2000

/** Time after which a component that never mounted no longer claims its request. */
const AHEAD_MS = 10_000
interface Asked {
  state: Pick<Query['state'], 'status' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'isInvalidated'>
}
/** Start times of queries that `askAhead` sent for components still being rendered. */
const askedAhead = new WeakMap<Asked, number>()

const queryOf = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) =>
  client.getQueryCache().find({ queryKey, exact: true })

const isAhead = (query: Asked | undefined): boolean => {
  const at = query ? askedAhead.get(query) : undefined
  if (!query || at === undefined || Date.now() - at >= AHEAD_MS) return false
  const { status, fetchStatus, dataUpdatedAt, errorUpdatedAt, isInvalidated } = query.state
  return (
    fetchStatus === 'fetching' || (status === 'error' ? errorUpdatedAt >= at : dataUpdatedAt >= at && !isInvalidated)
  )
}

const begunAt = (query: Asked | undefined): number => (query && isAhead(query) && askedAhead.get(query)) || Date.now()

/**
 * Starts the request during rendering, before its children request anything and long before it is on screen. Runs
 * once even if React restarts the rendering. Returns the entry to remove after mounting. `maxAge`: age in ms up to
 * which cached data is sufficient.
 */
const askAhead = <O,>(client: QueryClient, query: Queried<O>, maxAge: number): Asked | undefined => {
  const known = queryOf(client, query)
  if (isAhead(known)) return known
  // If another component with this query unmounts now, the request would be aborted.
  if (known && known.getObserversCount() > 0) return undefined
  if (known && !known.state.isInvalidated && Date.now() - known.state.dataUpdatedAt < maxAge) return undefined
  client.query({ ...query, staleTime: 0 }).catch(() => {})
  const asked = queryOf(client, query)
  if (asked) askedAhead.set(asked, Date.now())
  return asked
}

/**
 * Loads data by a call: `useLoad(users.list.query(input))`. Shows the old data while newer is loading, unless `keep`
 * is false; a newer query aborts the older one. `enabled: false` requests nothing; `recent` accepts data that another
 * component loaded up to two seconds ago.
 */
export const useLoad = <O,>(
  query: Queried<O>,
  { enabled = true, keep = true, recent = false }: { enabled?: boolean; keep?: boolean; recent?: boolean } = {},
) => {
  const client = useQueryClient()
  // Set after the first load, so that a tab that becomes visible again only reloads what was invalidated or is too
  // old.
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
  // Both effects must come after the mount effect of `useQuery`, which reads `askedAhead` and `seen`. The entry is
  // removed in a microtask, since other components of this rendering may use the same query.
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

export const useLoads = <O,>(
  queries: readonly (Queried<O> & Pick<UseQueryOptions<O>, 'staleTime' | 'refetchOnMount'>)[],
): UseQueryResult<O>[] => {
  const answers = useQueries({ queries: [...queries] })
  useReported(answers.map(({ error }) => error))
  return answers
}

/**
 * Loads like useLoad, but returns only data loaded since the first render, since a form must not start from an older
 * copy.
 */
export const useFresh = <O,>(query: Queried<O>, { enabled = true }: { enabled?: boolean } = {}) => {
  const client = useQueryClient()
  const [since] = useState(() => begunAt(queryOf(client, query)))
  const load = useLoad(query, { enabled, keep: false })
  const fresh = load.at >= since
  return { ...load, data: fresh ? load.data : undefined, ready: fresh || !enabled }
}

const Retry = (props: ButtonProps) => <Button {...props}>{useT()('kit.retry')}</Button>

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

const NoOptions = ({ loading = false, error, retry }: { loading?: boolean; error?: Error; retry: () => void }) => {
  const t = useT()
  if (loading) return <Spin size="small" aria-label={t('kit.loading')} />
  return error ? <Failed compact error={error} retry={retry} /> : t('kit.noOptions')
}

const OptionsRetry = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useT()
  const words = `${t('kit.loadFailed')} ${error.message}`.trim()
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

/**
 * Returns select properties for the state of its options: loading and empty in the open list, a failure there and as
 * a retry in the field (F-221).
 */
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

export const OutdatedNote = ({ error, retry }: { error?: Error; retry: () => void }) =>
  error && <OutdatedAlert error={error} retry={retry} />

/**
 * Content of a load: a skeleton first, an error with a retry on failure. Older data stays below the warning.
 * `compact` for small cards.
 */
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
