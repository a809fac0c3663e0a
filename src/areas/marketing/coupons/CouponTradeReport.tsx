import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Trades } from './parts/Trades'
import { TradeUsers } from './parts/TradeUsers'

export default function CouponTradeReport() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'code', label: t('coupons.byCode'), children: <Trades /> },
        { key: 'user', label: t('coupons.byUser'), children: <TradeUsers /> },
      ]}
    />
  )
}
