import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Cars } from './Cars'
import { Depots } from './Depots'

/** The cars in off-site depots, one by one and by depot. Read only: orders are placed in the DMS. */
export default function RemoteStockBoard() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'cars', label: t('remoteStocks.cars'), children: <Cars /> },
        { key: 'depots', label: t('remoteStocks.depots'), children: <Depots /> },
      ]}
    />
  )
}
