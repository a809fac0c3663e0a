import { rewardCalcMode } from '@/entities/commerce/rewardEnums'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/**
 * Returns formatters for rewards: an amount in its unit (points, coupons, money) and the reward of one sold piece. A
 * dash if there is no value.
 */
export const useRewardWords = () => {
  const t = useT()
  const { money, number, percent } = useFormats()
  const amount = (type: unknown, value: unknown): string => {
    const count = numberIn(value)
    if (count === null) return DASH
    if (is(type as number, rewardType.cash)) return money(count.toFixed(2)) // Wire code, or none.
    const key = is(type as number, rewardType.coupon) ? 'rewards.coupons' : 'rewards.points' // Wire code, or none.
    return is(type as number, rewardType.coupon, rewardType.points)
      ? t(key, { count, amount: number(count) })
      : number(count)
  }
  return {
    amount,
    /** Formats the rule of a reward: an amount for each piece, or a percentage of the price paid. */
    rule: (row: { rewardType?: unknown; rewardMode?: unknown; rewardValue?: unknown }): string =>
      numberIn(row.rewardValue) === null
        ? DASH
        : is(row.rewardMode as number, rewardCalcMode.percent) // Wire code, or none.
          ? t('rewards.percentOfPaid', { percent: percent(row.rewardValue, 0) })
          : t('rewards.perPiece', { reward: amount(row.rewardType, row.rewardValue) }),
  }
}

export const RewardAmount = ({ type, value }: { type: unknown; value: unknown }) => {
  const { amount } = useRewardWords()
  return <span className="digits">{amount(type, value)}</span>
}
