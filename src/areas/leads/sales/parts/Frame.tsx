import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { Failed, type useLoad } from '@/kit/load'
import { useT } from '@/locales'

/** A load whose last answer stays while a later one fails. */
export const useKept = <L extends { data: unknown }>(load: L): L => {
  const [kept, keep] = useState(load.data)
  if (load.data !== undefined && load.data !== kept) keep(load.data)
  return load.data === undefined ? { ...load, data: kept } : load
}

/** The place of a chart until its numbers are there. */
export const Waiting = () => (
  <section className="card">
    <Skeleton active paragraph={{ rows: 6 }} />
  </section>
)

/** What a report shows of its answer: a failure in its place with a retry; old figures stay under one that says so. */
export const Frame = ({ load, children }: { load: Pick<ReturnType<typeof useLoad>, 'data' | 'error' | 'retry'>; children: ReactNode }) => {
  const t = useT()
  const { data, error, retry } = load
  if (error && !data) return <Failed error={error} retry={retry} />
  return (
    <>
      {error && (
        <Alert
          type="warning"
          showIcon
          title={t('kit.loadFailed')}
          description={error.message}
          action={
            <Button size="small" onClick={retry}>
              {t('kit.retry')}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {children}
    </>
  )
}

/** Until when the figures go, where the period has today in it. */
export const AsOf = ({ asOf, until }: { asOf: string | undefined; until: string }) => {
  const t = useT()
  if (!asOf || asOf.slice(0, 10) > until) return null
  return <span className="sales-note digits">{t('sales.asOf', { time: asOf.slice(11, 16) })}</span>
}
