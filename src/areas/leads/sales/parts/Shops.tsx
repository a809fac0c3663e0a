import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { Failed, Outdated, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { useMemo } from 'react'
import { useViewer } from '@/business/viewer'
import { dealerVariant, GROUP, type Variant } from '../variants'

const Nothing = ({ text }: { text: string }) => (
  <section className="card">
    <Empty description={text} className="roomy" />
  </section>
)

/** For the user's own dealer; without one nothing is asked. */
export const OwnDealer = ({ children }: { children: (variant: Variant) => ReactNode }) => {
  const t = useT()
  const { dealerCode, group } = useViewer()
  const variant = useMemo(() => dealerVariant(dealerCode), [dealerCode])
  return dealerCode && !group ? children(variant) : <Nothing text={t('blacklist.noDealer')} />
}

/** For the shops of the user's group: a group of one shop is shown as that dealer. */
export const OwnGroup = ({ children }: { children: (variant: Variant) => ReactNode }) => {
  const t = useT()
  const { data, error, retry } = useLoad(
    saleReports.listDealers.query({ viewpoint: 'groupDealer', pageNo: 1, pageSize: 2 }, { quiet: true }),
  )
  const only = data?.total === 1 ? data.records[0]?.dealerCode : undefined
  const variant = useMemo(() => (only === undefined ? GROUP : dealerVariant(only, 'groupDealer')), [only])
  if (error && !data)
    return (
      <section className="card">
        <Failed error={error} retry={retry} />
      </section>
    )
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 6 }} />
      </section>
    )
  return (
    <>
      <Outdated error={error} retry={retry} />
      {data.total === 0 ? <Nothing text={t('sales.noShop')} /> : children(variant)}
    </>
  )
}
