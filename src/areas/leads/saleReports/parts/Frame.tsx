import { Skeleton } from 'antd'
import { useState } from 'react'
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

/** Until when the figures go, where the period has today in it. */
export const AsOf = ({ asOf, until }: { asOf: string | undefined; until: string }) => {
  const t = useT()
  if (!asOf || asOf.slice(0, 10) > until) return null
  return <span className="sales-note digits">{t('sales.asOf', { time: asOf.slice(11, 16) })}</span>
}
