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

/** For the user's own dealer; without one nothing is asked. */
const OwnDealer = ({ children }: { children: (variant: Variant) => ReactNode }) => {
  const t = useT()
  const { dealerCode, group } = useViewer()
  const variant = useMemo(() => dealerVariant(dealerCode), [dealerCode])
  return dealerCode && !group ? children(variant) : <Nothing text={t('blacklist.noDealer')} />
}

/** For the shops of the user's group: a group of one shop is shown as that dealer. */
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

/** The report of all that headquarters sees. */
export const HeadquartersReport = () => <SaleReport variant={HEADQUARTERS} />
/** The report of the user's own dealer. */
export const DealerReport = () => <OwnDealer>{(variant) => <SaleReport variant={variant} />}</OwnDealer>
/** The report of the shops of the user's group. */
export const GroupReport = () => <OwnGroup>{(variant) => <SaleReport variant={variant} />}</OwnGroup>

/** The comparison of two periods over all that headquarters sees. */
export const HeadquartersTime = () => <SaleTime variant={HEADQUARTERS} />
/** The comparison of two periods of the user's own dealer. */
export const DealerTime = () => <OwnDealer>{(variant) => <SaleTime variant={variant} />}</OwnDealer>
/** The comparison of two periods over the shops of the user's group. */
export const GroupTime = () => <OwnGroup>{(variant) => <SaleTime variant={variant} />}</OwnGroup>
