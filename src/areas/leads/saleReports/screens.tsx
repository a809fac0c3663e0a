import { Empty, Skeleton } from 'antd'
import { type ReactNode, useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { useViewer } from '@/business/viewer'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { SaleReport } from './SaleReport'
import { SaleTime } from './SaleTime'
import { dealerVariant, GROUP, HEADQUARTERS, type Variant } from './variants'

const Nothing = ({ text }: { text: string }) => (
  <section className="card">
    <Empty description={text} className="roomy" />
  </section>
)

/** Variant of the user's own dealer. Sends no request without one. */
const OwnDealer = ({ children }: { children: (variant: Variant) => ReactNode }) => {
  const t = useT()
  const { dealerCode, group } = useViewer()
  const variant = useMemo(() => dealerVariant(dealerCode), [dealerCode])
  return dealerCode && !group ? children(variant) : <Nothing text={t('blacklist.noDealer')} />
}

/** Variant of the user's group. A group with a single shop is treated as that dealer. */
const OwnGroup = ({ children }: { children: (variant: Variant) => ReactNode }) => {
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
      <OutdatedNote error={error} retry={retry} />
      {data.total === 0 ? <Nothing text={t('sales.noShop')} /> : children(variant)}
    </>
  )
}

export const HeadquartersReport = () => <SaleReport variant={HEADQUARTERS} />
export const DealerReport = () => <OwnDealer>{(variant) => <SaleReport variant={variant} />}</OwnDealer>
export const GroupReport = () => <OwnGroup>{(variant) => <SaleReport variant={variant} />}</OwnGroup>

export const HeadquartersTime = () => <SaleTime variant={HEADQUARTERS} />
export const DealerTime = () => <OwnDealer>{(variant) => <SaleTime variant={variant} />}</OwnDealer>
export const GroupTime = () => <OwnGroup>{(variant) => <SaleTime variant={variant} />}</OwnGroup>
