import './afterSales.css'
import { Alert, Steps } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { totalIn } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import {
  afterSaleType,
  type AfterSaleDetail as Detail,
  shopAfterSale as field,
  type ShopAfterSale,
  shopAfterSaleStatus as states,
} from '@/entities/commerce/shopAfterSale'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { is, optionOf } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { FormPanel } from '@/kit/form/FormPanel'
import { useDays } from '@/kit/list/filters'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { named, plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Countdown } from './parts/Countdown'
import { OrderPart } from './parts/OrderPart'
import { ReturnParcels } from './parts/ReturnParcels'
import { CaseLog } from './parts/CaseLog'
import { useCaseActions } from './parts/useCaseActions'
import { endOf, progressOf } from './steps'

type Values = Pick<ShopOrderDetail, 'flag' | 'remark'>

const OrderRemark = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const t = useT()
  const title = t('afterSales.orderRemark')
  return (
    <LoadRecord asWindow of={shopOrders.get.query({ id: orderId }, { quiet: true })} title={title} onClose={onClose}>
      {(order) => (
        <FormPanel
          open
          asWindow
          name={`afterSale.orderRemark.${orderId}`}
          title={title}
          initial={{
            // One of the codes of the field.
            flag: (optionOf(shopOrder.flag.of, order.flag)?.value ?? 0) as Values['flag'],
            remark: order.remark ?? '',
          }}
          save={({ flag, remark }) => shopOrders.remark({ id: orderId, remark: remark ?? '', flag: flag ?? 0 })}
          done={t('afterSales.remarkSaved')}
          onClose={onClose}
        >
          {({ Field }) => (
            <>
              <Field of={shopOrder.flag} />
              <Field of={shopOrder.remark} />
            </>
          )}
        </FormPanel>
      )}
    </LoadRecord>
  )
}

const LIST = '/order-management-shop/aftersale-management'
const WHOLE = /^\d{11}$/

const EarlierCases = ({ row }: { row: Pick<ShopAfterSale, 'phone'> }) => {
  const t = useT()
  const phone = plain(row.phone)
  const [from = '', until = ''] = useDays('last90') ?? []
  const { data } = useLoad(
    shopOrders.listAfterSales.query(
      { phone, createTimeStart: `${from} 00:00:00`, createTimeEnd: `${until} 23:59:59`, pageNo: 1, pageSize: 1 },
      { quiet: true },
    ),
    { enabled: WHOLE.test(phone) },
  )
  const others = (totalIn(data) ?? 0) - 1
  if (others < 1) return null
  return <CellLink to={to(LIST, { phone, status: '' })}>{t('afterSales.earlier', { count: others })}</CellLink>
}

/** Progress of a case with its next automatic step. Red or grey if it ended without the requested result. */
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
    { key: 'log', label: t('afterSales.tabLog'), children: <CaseLog rows={row.logs} /> },
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
