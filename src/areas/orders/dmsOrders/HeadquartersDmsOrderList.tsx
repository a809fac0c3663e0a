import * as orders from '@/api/orders/orders'
import { dmsOrder } from '@/entities/orders/dmsOrder'
import { ListScreen } from '@/kit/list/ListScreen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { detailOf } from '../customerOrders/orderColumns'
import { HQ_COLUMNS, HQ_FILTERS, nameOf, SORT } from './dmsOrderColumns'
import { OutletApprovals, WaitingLabel } from './parts/OutletApprovals'
import { Synced } from './parts/Synced'

export default function HeadquartersDmsOrderList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'orders', label: t('orders.ofDealers'), children: <Orders /> },
        { key: 'outlets', label: <WaitingLabel />, children: <OutletApprovals decides /> },
      ]}
    />
  )
}

const Orders = () => {
  const { go } = useScreen()
  return (
    <ListScreen
      load={orders.listDms}
      above={(answer) => <Synced at={answer?.syncTime} />}
      rowKey={dmsOrder.id}
      nameOf={nameOf}
      filters={HQ_FILTERS}
      columns={HQ_COLUMNS}
      sort={SORT}
      actions={({ id }) => [{ label: 'kit.detail', run: () => go(detailOf(id, 'dms')) }]}
    />
  )
}
