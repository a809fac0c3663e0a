import {
  keepPreviousData,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { Alert, Button, type ButtonProps, Result, Skeleton, Spin } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
    // Behind all places of this drawing, wherever they stand.
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

/**
 * Reads by a call: `useLoad(users.list.query(input))`. Keeps the old data while newer is on its way; a newer question aborts the older one.
 * `enabled: false` asks nothing; `recent` is also content with what another place read a moment ago.
 */
export const useLoad = <O,>(
  query: Queried<O>,
  { enabled = true, keep = true, recent = false }: { enabled?: boolean; keep?: boolean; recent?: boolean } = {},
) => {
  // Shown again after its tab was hidden, it reads anew only what a change or the time has made old.
  const seen = useRef(false)
  const { data, error, isFetching, isPending, isPlaceholderData, refetch, dataUpdatedAt } = useQuery<O | null>({
    ...query,
    refetchOnMount: ({ state }) =>
      state.isInvalidated || Date.now() - state.dataUpdatedAt >= (seen.current ? OLD_MS : recent ? SAME_MOMENT_MS : 0),
    queryFn: async (context) => (await query.queryFn(context)) ?? null,
    enabled,
    placeholderData: keep ? keepPreviousData : undefined,
  })
  // Behind the query, whose own effect asks on mount: a first look must read anew, and again when its tab was hidden before the answer.
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

/** As useLoad, but answers only what was read since it was first drawn: what a form starts from must not be an older copy. */
export const useFresh = <O,>(query: Queried<O>, { enabled = true }: { enabled?: boolean } = {}) => {
  const [since] = useState(Date.now)
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
export const NoOptions = ({
  loading = false,
  error,
  retry,
}: {
  loading?: boolean
  error?: Error
  retry: () => void
}) => {
  const t = useT()
  if (loading) return <Spin size="small" aria-label={t('kit.loading')} />
  return error ? <Failed compact error={error} retry={retry} /> : t('kit.noOptions')
}

const OutdatedAlert = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useT()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('kit.loadFailed')}
      description={useWords(error)}
      action={<Retry size="small" onClick={retry} />}
      style={{ marginBottom: 12 }}
    />
  )
}

/** Over what was read before: newer could not be had, with a retry. Nothing when all is well. */
export const Outdated = ({ error, retry }: { error?: Error; retry: () => void }) =>
  error && <OutdatedAlert error={error} retry={retry} />

/** What was read, in its place: a skeleton at first, a failure with a retry; what was read before stays under one that says so. */
export const Loaded = ({
  load,
  children,
}: {
  load: { data?: unknown; error?: Error; first?: boolean; retry: () => void }
  children: ReactNode
}) => {
  const { data, error, first, retry } = load
  if (error && !data) return <Failed error={error} retry={retry} />
  if (first) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <Outdated error={error} retry={retry} />
      {children}
    </>
  )
}
