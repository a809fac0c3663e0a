import './shopOrders.css'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { useViewer } from '@/business/viewer'
import { shopOrderStatus as states } from '@/entities/commerce/shared'
import { shopAfterSale as field } from '@/entities/commerce/shopAfterSale'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopPackage } from '@/entities/commerce/shopPackage'
import { is } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { FieldTable } from '@/kit/show/FieldTable'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { maskPhone, named, plain } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { maskName } from '@/lib/masking'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ItemTable } from './parts/ItemTable'
import { Invoice, LogTable } from './parts/LogTable'
import { OpenCases, OrderSteps } from './parts/OrderSteps'
import { ParcelTable } from './parts/ParcelTable'
import { PickingList } from './parts/PickingList'
import { Flag, Paid } from './parts/orderCells'
import { mayApply } from './parts/refundShare'
import { isSent, ofOrder, ofPackage } from './parts/target'
import { useOrderActions } from './parts/useOrderActions'

const Receiver = ({ row }: { row: ShopOrderDetail }) => {
  const t = useT()
  const [shown, show] = useState(false)
  const [name, phone, place, address] = [row.receiverName, row.receiverPhone, placeText(row), row.address].map(plain)
  if (!name && !phone && !address) return <Blank />
  return (
    <Flex gap={6} align="start">
      {shown ? (
        <Copyable text={named(name, phone, place, address)} full />
      ) : (
        <bdi>{named(maskName(name ?? ''), maskPhone(phone ?? ''), place)}</bdi>
      )}
      <Button
        type="text"
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-label={t(shown ? 'orderDesk.hideReceiver' : 'orderDesk.showReceiver')}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      />
    </Flex>
  )
}

const PATH = '/order-management-shop/aftersale-management-detail'
/** Page size that holds all cases of an order: each piece can be in one open case. */
const MAX = 100
const FIELDS = [field.afterSaleType, field.goodsName, field.quantity, field.refundAmount, field.createTime] as const

const CaseTable = ({ orderId }: { orderId: string }) => {
  const load = useLoad(shopOrders.listAfterSales.query({ orderId, pageNo: 1, pageSize: MAX }, { quiet: true }))
  return (
    <Loaded load={load}>
      <FieldTable
        // A server that does not support the filter returns the cases of all orders.
        rows={load.data?.records.filter((one) => !one.orderId || one.orderId === orderId) ?? []}
        fields={[
          [
            field.afterSaleNo,
            ({ id, afterSaleNo }) => <PermittedLink text={plain(afterSaleNo) || id} path={PATH} query={{ id }} />,
          ],
          field.status,
          ...FIELDS,
        ]}
      />
    </Loaded>
  )
}

const RECEIVER = { ...shopOrder.receiverName, key: 'receiver', label: 'orderDesk.receiver' } as const

/** Facts of an order that the viewer may see. No address if nothing is shipped. */
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
