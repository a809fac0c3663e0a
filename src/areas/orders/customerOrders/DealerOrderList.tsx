import '../parts/orders.css'
import { Empty } from 'antd'
import { useMemo } from 'react'
import * as orders from '@/api/orders/orders'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { customerOrder } from '@/entities/orders/customerOrder'
import { CountTabs } from '@/kit/list/CountTabs'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { DEALER_COLUMNS, dealerFilters, detailOf, nameOf, SORT } from './orderColumns'

const DEALER = 'dealerCode'

export default function DealerOrderList() {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const { query, setQuery } = useScreen()
  if (ownDealer) return <Orders dealer={ownDealer} own />
  const chosen = query.get(DEALER) ?? ''
  return (
    <>
      <section className="card">
        <div className="choose-dealer">
          <span>{t('orders.chooseDealerText')}</span>
          <DealerSelect
            group={group ? dealerCode : undefined}
            value={chosen || undefined}
            label={t('orders.chooseDealer')}
            placeholder={t('orders.chooseDealer')}
            onChange={(code) => setQuery({ [DEALER]: typeof code === 'string' ? code : undefined, page: undefined })}
          />
        </div>
        {!chosen && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.chooseDealer')} />}
      </section>
      {chosen && <Orders key={chosen} dealer={chosen} />}
    </>
  )
}

const Orders = ({ dealer, own = false }: { dealer: string; own?: boolean }) => {
  const { go } = useScreen()
  const filters = useMemo(
    () => [
      ...dealerFilters(dealer),
      ...(own ? [] : [elsewhereFilter({ key: DEALER, label: customerOrder.dealerName.label }, (code) => code)]),
    ],
    [dealer, own],
  )
  return (
    <ListScreen
      load={orders.listDealer}
      above={(answer) => <CountTabs answer={answer} field={customerOrder.status} />}
      rowKey={customerOrder.id}
      nameOf={nameOf}
      filters={filters}
      columns={DEALER_COLUMNS}
      sort={SORT}
      actions={({ id }) => [{ label: 'kit.detail', run: () => go(detailOf(id, 'dealer')) }]}
    />
  )
}
