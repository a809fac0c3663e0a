import { Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '@/locales'

/** Keeps the last data of a load while a later request fails. */
export const useKept = <L extends { data: unknown }>(load: L): L => {
  const [kept, keep] = useState(load.data)
  if (load.data !== undefined && load.data !== kept) keep(load.data)
  return load.data === undefined ? { ...load, data: kept } : load
}

export const Waiting = () => (
  <section className="card">
    <Skeleton active paragraph={{ rows: 6 }} />
  </section>
)

export const AsOf = ({ asOf, until }: { asOf: string | undefined; until: string }) => {
  const t = useT()
  if (!asOf || asOf.slice(0, 10) > until) return null
  return <span className="sales-note digits">{t('sales.asOf', { time: asOf.slice(11, 16) })}</span>
}
