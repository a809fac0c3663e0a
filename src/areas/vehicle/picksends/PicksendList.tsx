import { Alert } from 'antd'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { PicksendOrders } from './parts/PicksendOrders'
import { RulesPanel } from './parts/RulesPanel'
import { ServiceCars } from './parts/ServiceCars'

/** Returns true if headquarters has disabled the service of the own dealer. */
const useIsClosed = (): boolean => {
  const { ownDealer } = useViewer()
  const { data } = useLoad(dealers.selectDealers.query({ codes: [ownDealer] }, { quiet: true }), {
    enabled: ownDealer !== '',
  })
  return data?.some((row) => row.dealerCode === ownDealer && is(row.transportCarStatus, 0)) === true
}

export default function PicksendList() {
  const t = useT()
  const isClosed = useIsClosed()
  return (
    <>
      {isClosed && <Alert type="warning" showIcon title={t('picksends.closed')} className="space-below" />}
      <ScreenTabs
        tabs={[
          { key: 'orders', label: t('picksends.orders'), children: <PicksendOrders /> },
          { key: 'cars', label: t('transportConfig.cars'), children: <ServiceCars isClosed={isClosed} /> },
        ]}
      />
      <RulesPanel isClosed={isClosed} />
    </>
  )
}
