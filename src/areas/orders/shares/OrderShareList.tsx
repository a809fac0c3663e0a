import { Tag } from 'antd'
import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { orderRewardStatus, orderRewardType } from '@/entities/orders/orderEnums'
import { type OrderShare, orderShare } from '@/entities/orders/orderShare'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { useT } from '@/locales'

const SORT = { field: 'createTime', order: 'desc' } as const
const nameOf = (row: OrderShare) => row.orderNo || row.id

/** True if the sharer was the buyer: the same phone, masked or not, with the same name. */
const isOwn = (row: OrderShare): boolean =>
  !!row.sharePhone && row.sharePhone === row.phone && row.shareUserName === row.customerName

const Buyer = ({ row }: { row: OrderShare }) => {
  const t = useT()
  return (
    <>
      <Value field={orderShare.customerName} value={row.customerName} />
      {isOwn(row) && <Tag color="warning">{t('orders.ownPurchase')}</Tag>}
    </>
  )
}

const Reward = ({ row }: { row: OrderShare }) => {
  const { money, number } = useFormats()
  const isCash = is(row.rewardType, orderRewardType.cash)
  return (
    <>
      <Value field={orderShare.rewardType} value={row.rewardType} />{' '}
      <span className="digits">{isCash ? money(row.rewardValue) : number(row.rewardValue)}</span>
    </>
  )
}

const COLUMNS: readonly ColumnOf<OrderShare>[] = [
  { field: orderShare.orderNo, width: 190 },
  { field: orderShare.status, width: 104 },
  { field: orderShare.shareUserName, below: { ...orderShare.sharePhone, label: 'orders.phone' } },
  {
    field: orderShare.customerName,
    below: { ...orderShare.phone, label: 'orders.phone' },
    cell: (row) => <Buyer row={row} />,
  },
  { field: orderShare.rewardType, width: 130, cell: (row) => <Reward row={row} /> },
  { field: orderShare.dealerName, width: 200 },
  orderShare.shareUserType,
  orderShare.seriesName,
  orderShare.orderAmount,
  orderShare.shareTime,
  orderShare.createTime,
]

export default function OrderShareList() {
  const t = useT()
  const viewer = useViewer()
  const columns = useMemo(() => forViewer(viewer, COLUMNS), [viewer])
  const filters = useMemo(
    () => [
      containsFilter(orderShare.orderNo),
      containsFilter(orderShare.shareUserName),
      phoneFilter(orderShare.sharePhone),
      choicesFilter(orderShare.status),
      orderShare.shareUserType,
      ...dealerFiltersFor(viewer),
      orderShare.rewardType,
      spanFilter(orderShare.createTime),
    ],
    [viewer],
  )
  return (
    <ListScreen
      load={rewards.listOrderRecords}
      rowKey={orderShare.id}
      nameOf={nameOf}
      filters={filters}
      columns={columns}
      sort={SORT}
      toolbar={<Export from={rewards.exportOrderRecords} can="rewards.exportOrderRecords" />}
      actions={(row) => [
        {
          label: 'orders.removeShare',
          can: 'rewards.removeOrderRecord',
          danger: true,
          hide: !viewer.hq || !is(row.status, orderRewardStatus.failed, orderRewardStatus.void),
          ask: { title: t('orders.removeShareAsk'), effect: nameOf(row) },
          run: () => rewards.removeOrderRecord({ id: row.id }),
          done: t('orders.removed'),
        },
      ]}
    />
  )
}
