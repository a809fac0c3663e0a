import { PercentageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import * as orders from '@/api/orders/orders'
import { customerOrder } from '@/entities/orders/customerOrder'
import { Export } from '@/kit/files/Export'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { detailOf, HQ_COLUMNS, HQ_FILTERS, nameOf, SORT } from './orderColumns'
import { TaxRates } from './parts/TaxRates'

export default function HeadquartersOrderList() {
  const t = useT()
  const { go } = useScreen()
  const [rates, setRates] = useState(false)
  return (
    <>
      <ListScreen
        load={orders.list}
        above={(answer) => <CountTabs answer={answer} field={customerOrder.status} />}
        rowKey={customerOrder.id}
        nameOf={nameOf}
        filters={HQ_FILTERS}
        columns={HQ_COLUMNS}
        sort={SORT}
        toolbar={
          <>
            <Export from={orders.exportList} can="orders.exportList" />
            <Button icon={<PercentageOutlined />} onClick={() => setRates(true)}>
              {t('orders.taxes')}
            </Button>
          </>
        }
        actions={({ id }) => [{ label: 'kit.detail', run: () => go(detailOf(id, 'hq')) }]}
      />
      {rates && <TaxRates onClose={() => setRates(false)} />}
    </>
  )
}
