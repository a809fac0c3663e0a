import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { CouponList } from './parts/CouponList'
import { GoodsCoupons } from './parts/GoodsCoupons'

export default function CouponBoard() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'coupon', label: t('coupons.all'), children: <CouponList /> },
        { key: 'goods', label: t('coupons.forGoods'), children: <GoodsCoupons /> },
      ]}
    />
  )
}
