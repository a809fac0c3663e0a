import type { DmsPage } from '@/api/orders/orders'
import * as orders from '@/api/orders/orders'
import { dmsOrder } from '@/entities/orders/dmsOrder'
import { ListScreen } from '@/kit/list/ListScreen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { numberIn, sumOf } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { detailOf } from '../customerOrders/orderColumns'
import { DEALER_COLUMNS, DEALER_FILTERS, nameOf, SORT } from './dmsOrderColumns'
import { OutletApprovals } from './parts/OutletApprovals'
import { Synced } from './parts/Synced'

export default function DealerDmsOrderList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'orders', label: t('orders.own'), children: <Orders /> },
        { key: 'outlets', label: t('orders.outletsDealer'), children: <OutletApprovals /> },
      ]}
    />
  )
}

const sumsOf = ({ records }: DmsPage) => {
  const cents = sumOf(records.map(({ totalAmount }) => toCents(totalAmount)))
  return {
    quantity: sumOf(records.map((row) => numberIn(row.quantity))),
    arrivedQty: sumOf(records.map((row) => numberIn(row.arrivedQty))),
    totalAmount: cents === null ? null : fromCents(cents),
  }
}

const Orders = () => {
  const t = useT()
  const { go } = useScreen()
  return (
    <ListScreen
      load={orders.listDms}
      above={(answer) => <Synced at={answer?.syncTime} />}
      rowKey={dmsOrder.id}
      nameOf={nameOf}
      filters={DEALER_FILTERS}
      columns={DEALER_COLUMNS}
      sort={SORT}
      foot={(answer) => [{ label: t('orders.pageSum'), row: sumsOf(answer) }]}
      actions={({ id }) => [{ label: 'kit.detail', run: () => go(detailOf(id, 'dms')) }]}
    />
  )
}
