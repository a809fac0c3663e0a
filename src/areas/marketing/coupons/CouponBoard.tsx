import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { CouponList } from './parts/CouponList'
import { GoodsCoupons } from './parts/GoodsCoupons'

/** The coupons that headquarters makes, and those among them that goods of the shop may carry. */
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
