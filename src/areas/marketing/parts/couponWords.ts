import type { Coupon } from '@/entities/marketing/coupon'
import { useFormats } from '@/kit/format'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { useLanguage, useT } from '@/locales'

/** The types of coupons, by what their rule is. */
export const AMOUNT_OFF = 1
export const PERCENT_OFF = 2
export const CASH = 3
export const EXCHANGE = 4
export const SERVICE = 5
/** A coupon counts from one day to another, or for some days from its receipt. */
export const FIXED = 1
/** Only such coupons can be given or picked. */
export const ENABLED = 1

type Ruled = Partial<Pick<Coupon, 'couponType' | 'faceValue' | 'threshold' | 'discount' | 'maxDiscount' | 'scopeGoods'>>
type Valid = Partial<Pick<Coupon, 'validType' | 'startTime' | 'endTime' | 'validDays'>>

/** What a coupon is worth, how long it counts, and how many of it are left, in words. */
export const useCouponWords = () => {
  const t = useT()
  const { number, percent } = useFormats()
  const language = useLanguage()
  const yuan = (value: unknown) => number(value)
  const isAbove = (value: unknown) => (toCents(value) ?? 0) > 0
  const percentOff = ({ discount, threshold, maxDiscount }: Ruled): string => {
    // In Chinese a discount is what is paid, in tenths; elsewhere what is taken off.
    const paid = Number(discount ?? 0)
    const rate = language === 'zh' ? number(paid) : percent(Math.round((10 - paid) * 100) / 10)
    return [
      t('coupons.rulePercent', { rate }),
      isAbove(threshold) && t('coupons.ruleFrom', { threshold: yuan(threshold) }),
      isAbove(maxDiscount) && t('coupons.ruleCap', { cap: yuan(maxDiscount) }),
    ]
      .filter(Boolean)
      .join(language === 'zh' ? ' ' : ', ')
  }
  const rule = (row: Ruled): string => {
    switch (Number(row.couponType)) {
      case AMOUNT_OFF:
        return t('coupons.ruleAmount', { threshold: yuan(row.threshold), value: yuan(row.faceValue) })
      case PERCENT_OFF:
        return percentOff(row)
      case CASH:
        return t('coupons.ruleCash', { value: yuan(row.faceValue) })
      case EXCHANGE:
        return t('coupons.ruleExchange', { count: row.scopeGoods?.length ?? 0 })
      case SERVICE:
        return t('coupons.ruleService')
      default:
        return ''
    }
  }
  const valid = ({ validType, startTime, endTime, validDays }: Valid): string => {
    if (Number(validType) !== FIXED) return validDays ? t('coupons.validFor', { count: Number(validDays) }) : ''
    const [from, until] = [formatTime(startTime, 'YYYY-MM-DD'), formatTime(endTime, 'YYYY-MM-DD')]
    return from || until ? `${from} – ${until}` : ''
  }
  const left = (row: Pick<Coupon, 'totalStock' | 'grantedCount'>): string => t('coupons.left', { count: number(leftOf(row)) })
  return { rule, valid, left }
}

/** How many of a coupon can still be given. */
export const leftOf = ({ totalStock, grantedCount }: Pick<Coupon, 'totalStock' | 'grantedCount'>): number =>
  Math.max(0, Number(totalStock) - Number(grantedCount)) || 0
