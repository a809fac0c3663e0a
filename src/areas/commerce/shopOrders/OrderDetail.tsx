import './shopOrders.css'
import { Button } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { shopOrderStatus as states } from '@/entities/commerce/shared'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopPackage } from '@/entities/commerce/shopPackage'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Flag, Paid } from './parts/cells'
import { CaseTable } from './parts/CaseTable'
import { ItemTable } from './parts/ItemTable'
import { Invoice, LogTable } from './parts/LogTable'
import { OpenCases, OrderSteps } from './parts/OrderSteps'
import { ParcelTable } from './parts/ParcelTable'
import { PickingList } from './parts/PickingList'
import { Receiver } from './parts/Receiver'
import { mayApply } from './parts/refundShare'
import { isSent, ofOrder, ofPackage } from './parts/target'
import { useOrderActions } from './parts/useOrderActions'

const RECEIVER = { ...shopOrder.receiverName, key: 'receiver', label: 'orderDesk.receiver' } as const

/** The facts of an order as a viewer may know them; without an address where nothing is sent. */
const factsOf = (row: ShopOrderDetail, hq: boolean) => [
  {
    title: 'orderDesk.order' as const,
    facts: [
      shopOrder.orderType,
      shopOrder.source,
      ...(hq ? [shopOrder.payType, shopOrder.payNo] : []),
      shopOrder.createTime,
      shopOrder.payTime,
      shopOrder.deliverTime,
      shopOrder.finishTime,
      shopOrder.cancelReason,
    ],
  },
  {
    title: 'orderDesk.buyer' as const,
    facts: [
      shopOrder.nickname,
      shopOrder.phone,
      ...(hq && isSent(row) ? [[RECEIVER, <Receiver key="receiver" row={row} />] as const] : [shopOrder.dealerName]),
      shopOrder.buyerRemark,
      shopOrder.remark,
      ...(hq ? [shopOrder.supportAfterSales, shopOrder.supportUntil] : []),
    ],
  },
]

/** All of one order of the shop, and every act on it. */
export default function OrderDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { actionsOf, start, host } = useOrderActions()
  const { query } = useScreen()
  const rules = useLoad(shopOrders.getAfterSaleConfig.query(undefined, { quiet: true }), {
    enabled: hq && Boolean(query.get('id')),
  })
  const [printed, setPrinted] = useState<ShopOrderDetail>()
  const correct = (one: ShopPackage) => start('orderDesk.correct', ofPackage(one))
  const tabsOf = (row: ShopOrderDetail): ScreenTab[] => [
    { key: 'item', label: t('orderDesk.tabItems'), children: <ItemTable row={row} hq={hq} /> },
    ...(hq
      ? [
          {
            key: 'package',
            label: t('orderDesk.tabParcels'),
            children: <ParcelTable row={row} correct={may('shopOrders.updateLogistics') ? correct : undefined} />,
          },
          { key: 'afterSale', label: t('orderDesk.tabCases'), children: <CaseTable orderId={row.id} /> },
          { key: 'invoice', label: t('orderDesk.tabInvoice'), children: <Invoice row={row.invoice} /> },
        ]
      : []),
    { key: 'log', label: t('orderDesk.tabLog'), children: <LogTable rows={row.logs} /> },
  ]
  return (
    <>
      <RecordScreen
        load={shopOrders.get}
        title={(row) => row.orderNo || row.id}
        status={shopOrder.status}
        marks={(row) => (
          <>
            <Flag value={row.flag} />
            <Paid amount={row.payAmount} points={row.points} />
          </>
        )}
        actions={(row) => actionsOf({ ...ofOrder(row), mayApply: mayApply(row, rules.data, Date.now()) })}
        tools={(row) =>
          hq &&
          is(row.status, states.toDeliver, states.partSent, states.sent) && (
            <Button onClick={() => setPrinted(row)}>{t('orderDesk.printPicking')}</Button>
          )
        }
        above={(row) => (
          <>
            <OrderSteps row={row} />
            <OpenCases row={row} leads={hq} />
          </>
        )}
        facts={(row) => factsOf(row, hq)}
        tabs={tabsOf}
      />
      {host}
      {printed && (
        <PickingList
          rows={printed.packages
            .filter(({ status }) => !is(status, packageStatus.closed))
            .map((parcel) => ({ order: printed, parcel }))}
          onPrinted={() => setPrinted(undefined)}
        />
      )}
    </>
  )
}
