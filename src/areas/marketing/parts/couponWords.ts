import { is } from '@/entities/field'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponType, validType as validTypes } from '@/entities/marketing/couponEnums'
import { DASH, useFormats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { formatPeriod } from '@/lib/time'
import { useLanguage, useT } from '@/locales'
import { numberIn } from '@/lib/counts'

type Ruled = Partial<Pick<Coupon, 'couponType' | 'faceValue' | 'threshold' | 'discount' | 'maxDiscount' | 'scopeGoods'>>
type Valid = Partial<Pick<Coupon, 'validType' | 'startTime' | 'endTime' | 'validDays'>>

export const useCouponWords = () => {
  const t = useT()
  const { count, number, percent } = useFormats()
  const language = useLanguage()
  const yuan = (value: unknown) => number(value)
  const isAbove = (value: unknown) => (toCents(value) ?? 0) > 0
  const reduction = (discount: unknown): string => {
    const paid = numberIn(discount)
    if (paid === null) return t('coupons.rulePercent', { rate: DASH })
    // In Chinese a discount is the part that is paid, in tenths; in other languages it is the part deducted.
    const rate = language === 'zh' ? number(paid) : percent(Math.round((10 - paid) * 100) / 10, 0)
    return t('coupons.rulePercent', { rate })
  }
  const percentOff = ({ discount, threshold, maxDiscount }: Ruled): string =>
    [
      reduction(discount),
      isAbove(threshold) && t('coupons.ruleFrom', { threshold: yuan(threshold) }),
      isAbove(maxDiscount) && t('coupons.ruleCap', { cap: yuan(maxDiscount) }),
    ]
      .filter(Boolean)
      .join(language === 'zh' ? ' ' : ', ')
  const rule = (row: Ruled): string => {
    switch (Number(row.couponType)) {
      case couponType.amountOff:
        return t('coupons.ruleAmount', { threshold: yuan(row.threshold), value: yuan(row.faceValue) })
      case couponType.percentOff:
        return percentOff(row)
      case couponType.cash:
        return t('coupons.ruleCash', { value: yuan(row.faceValue) })
      case couponType.exchange:
        return t('coupons.ruleExchange', { count: row.scopeGoods?.length || undefined })
      case couponType.service:
        return t('coupons.ruleService')
      default:
        return ''
    }
  }
  const valid = ({ validType, startTime, endTime, validDays }: Valid): string => {
    if (!is(validType, validTypes.fixed)) return validDays ? t('coupons.validFor', { count: Number(validDays) }) : ''
    return formatPeriod(startTime, endTime, 'YYYY-MM-DD')
  }
  const left = (row: Pick<Coupon, 'totalStock' | 'grantedCount'>): string =>
    t('coupons.left', { count: count(leftOf(row)) })
  return { reduction, rule, valid, left }
}

/** Returns the number of coupons that can still be granted; null if the server did not report it. */
export const leftOf = ({ totalStock, grantedCount }: Pick<Coupon, 'totalStock' | 'grantedCount'>): number | null => {
  const [all, granted] = [numberIn(totalStock), numberIn(grantedCount)]
  return all === null || granted === null ? null : Math.max(0, all - granted)
}
