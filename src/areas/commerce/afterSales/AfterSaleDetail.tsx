import './afterSales.css'
import { Alert, Steps } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { useViewer } from '@/business/viewer'
import {
  type AfterSaleDetail as Detail,
  afterSaleType,
  shopAfterSale as field,
  shopAfterSaleStatus as states,
} from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { named, plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { EarlierCases } from './parts/EarlierCases'
import { OrderPart } from './parts/OrderPart'
import { OrderRemark } from './parts/OrderRemark'
import { Talks } from './parts/Talks'
import { ReturnParcels } from './parts/ReturnParcels'
import { Countdown } from './parts/Countdown'
import { useCaseActions } from './parts/useCaseActions'
import { endOf, progressOf } from './steps'

/** How far a case is, and what happens next by itself; red or grey where it ended without what was applied for. */
const Head = ({ row }: { row: Detail }) => {
  const t = useT()
  const { refresh } = useAction()
  const { steps, reached, ended } = progressOf(row)
  const shown = ended ? steps.slice(0, reached) : steps
  const then = endOf(row)
  const time = formatTime(row.deadline, 'YYYY-MM-DD HH:mm')
  return (
    <>
      <nav aria-label={t('afterSales.steps')} className="scroll-x space-below">
        <Steps
          size="small"
          current={ended ? shown.length : reached}
          status={ended === 'refused' ? 'error' : undefined}
          items={[
            ...shown.map((step) => ({ title: t(step) })),
            ...(ended === 'refused' ? [{ title: t('shopAfterSaleStatus.refused'), status: 'error' as const }] : []),
            ...(ended === 'withdrawn' ? [{ title: t('shopAfterSaleStatus.withdrawn'), status: 'wait' as const }] : []),
          ]}
        />
      </nav>
      {then && time && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t(then, { time })}
          action={<Countdown key={row.deadline} of={row} ended={refresh} />}
        />
      )}
      {is(row.status, states.failed) && (
        <Alert
          type="error"
          showIcon
          className="space-below"
          title={
            row.failReason
              ? t('afterSales.failedBecause', { reason: plain(row.failReason) })
              : t('shopAfterSaleStatus.failed')
          }
        />
      )}
    </>
  )
}

/** One case of after-sales with its evidence, its order, its parcels and what was said; decided here. */
export default function AfterSaleDetail() {
  const t = useT()
  const { hq } = useViewer()
  const { actionsOf, host } = useCaseActions()
  const [noted, setNoted] = useState<string>()
  const tabsOf = (row: Detail): ScreenTab[] => [
    { key: 'order', label: t('afterSales.tabOrder'), children: <OrderPart row={row} /> },
    ...(is(row.afterSaleType, afterSaleType.refundOnly)
      ? []
      : [{ key: 'trace', label: t('afterSales.tabParcels'), children: <ReturnParcels row={row} /> }]),
    { key: 'log', label: t('afterSales.tabTalks'), children: <Talks rows={row.logs} /> },
  ]
  return (
    <RecordScreen
      load={shopOrders.getAfterSale}
      missing={t('afterSales.missing')}
      title={(row) => row.afterSaleNo || row.id}
      status={field.status}
      marks={(row) => <EarlierCases row={row} />}
      actions={(row) =>
        hq
          ? [
              ...actionsOf(row),
              {
                label: 'afterSales.orderRemark',
                can: 'shopOrders.remark',
                hide: !row.orderId,
                run: () => setNoted(row.orderId),
              },
            ]
          : []
      }
      above={(row) => <Head row={row} />}
      facts={(row) => [
        {
          title: 'afterSales.request',
          facts: [
            ...[field.afterSaleType, field.source, field.createTime, field.reason, field.description, field.images],
            ...[field.nickname, field.phone],
          ],
        },
        {
          title: 'afterSales.goods',
          facts: [field.goodsName, field.skuName, field.quantity, field.refundAmount, field.refundPoints],
        },
        {
          title: 'afterSales.handling',
          facts: [
            [field.addressName, named(row.addressName, row.returnAddress) || <Blank key="address" />] as const,
            ...[field.returnName, field.returnNo, field.resendName, field.resendNo, field.refuseReason, field.remark],
            ...[field.refundNo, field.finishTime],
          ],
        },
      ]}
      tabs={tabsOf}
    >
      {() => (
        <>
          {host}
          {noted && <OrderRemark orderId={noted} onClose={() => setNoted(undefined)} />}
        </>
      )}
    </RecordScreen>
  )
}
