import '../coupons.css'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponType } from '@/entities/marketing/couponEnums'
import { DASH, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { useCouponWords } from '../../parts/couponWords'

export const CouponCard = ({ row }: { row: Partial<Coupon> }) => {
  const t = useT()
  const { money } = useFormats()
  const words = useCouponWords()
  const type = Number(row.couponType)
  const value =
    type === couponType.percentOff
      ? words.reduction(row.discount)
      : type === couponType.exchange || type === couponType.service
        ? t(type === couponType.exchange ? 'couponType.exchange' : 'couponType.service')
        : row.faceValue
          ? money(row.faceValue)
          : DASH
  return (
    <figure className="coupon-face" aria-label={t('coupons.face')} style={{ margin: 0 }}>
      <header>
        <span className="coupon-value">{value}</span>
        <span>{words.rule(row)}</span>
      </header>
      <div className="coupon-body">
        <strong>
          <bdi>{row.couponName || t('coupon.couponName')}</bdi>
        </strong>
        <span className="digits">{words.valid(row) || t('coupons.noDates')}</span>
        <p className="coupon-terms">{row.content || t('coupon.content')}</p>
      </div>
    </figure>
  )
}
