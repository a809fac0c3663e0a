import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Cars } from './Cars'
import { Depots } from './Depots'

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
