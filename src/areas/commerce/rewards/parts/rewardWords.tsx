import { rewardCalcMode } from '@/entities/commerce/rewardEnums'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** What rewards are called: an amount in its unit - points, coupons, money -, and what one sold piece earns. A dash where nothing was sent. */
export const useRewardWords = () => {
  const t = useT()
  const { money, number, percent } = useFormats()
  const amount = (type: unknown, value: unknown): string => {
    const count = numberIn(value)
    if (count === null) return DASH
    if (is(type as number, rewardType.cash)) return money(count.toFixed(2)) // a code of the wire, or none
    const key = is(type as number, rewardType.coupon) ? 'rewards.coupons' : 'rewards.points' // as above
    return is(type as number, rewardType.coupon, rewardType.points)
      ? t(key, { count, amount: number(count) })
      : number(count) // as above
  }
  return {
    amount,
    /** What of a reward is set: so much for each piece, or so many percent of what is paid. */
    rule: (row: { rewardType?: unknown; rewardMode?: unknown; rewardValue?: unknown }): string =>
      numberIn(row.rewardValue) === null
        ? DASH
        : is(row.rewardMode as number, rewardCalcMode.percent) // as above
          ? t('rewards.percentOfPaid', { percent: percent(row.rewardValue, 0) })
          : t('rewards.perPiece', { reward: amount(row.rewardType, row.rewardValue) }),
  }
}

/** An amount of a reward in its unit, digit under digit. */
export const RewardAmount = ({ type, value }: { type: unknown; value: unknown }) => {
  const { amount } = useRewardWords()
  return <span className="digits">{amount(type, value)}</span>
}
