import type { RewardGoodsInput } from '@/api/commerce/rewards'
import { rewardCalcMode } from '@/entities/commerce/rewardEnums'
import type { RewardGoods } from '@/entities/commerce/rewardGoods'
import { rewardScope, rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import type { Translate } from '@/locales'

/** Percentage above which the form requests a confirmation before saving. */
export const HIGH_PERCENT = 20

/** Returns the bounds of a reward and the number of its decimals. */
export const limitsOf = ({
  rewardType: type,
  rewardMode: mode,
}: Pick<RewardGoodsInput, 'rewardType' | 'rewardMode'>): { min: number; max: number; decimals: number } =>
  is(mode, rewardCalcMode.percent)
    ? { min: 0.1, max: 50, decimals: 1 }
    : is(type, rewardType.cash)
      ? { min: 0.01, max: 9999.99, decimals: 2 }
      : { min: 1, max: is(type, rewardType.coupon) ? 10 : 99_999, decimals: 0 }

export const valueError = (
  value: unknown,
  of: Pick<RewardGoodsInput, 'rewardType' | 'rewardMode'>,
  t: Translate,
): string | undefined => {
  const number = numberIn(value)
  if (number === null) return undefined
  const { min, max, decimals } = limitsOf(of)
  const isRight =
    number >= min &&
    number <= max &&
    new RegExp(`^\\d+${decimals ? `(\\.\\d{1,${decimals}})?` : ''}$`).test(String(number))
  return isRight
    ? undefined
    : t(decimals ? 'rewards.valueRange' : 'rewards.wholeRange', { min: String(min), max: String(max) })
}

export const initialOf = (row: RewardGoods | undefined): RewardGoodsInput =>
  row
    ? {
        goodsCode: row.goodsCode,
        categoryId: row.categoryId || undefined,
        rewardType: row.rewardType,
        rewardMode: row.rewardMode,
        rewardValue: numberIn(row.rewardValue) ?? undefined,
        couponId: row.couponId || undefined,
        shareTitle: row.shareTitle,
        shareImage: row.shareImage,
        content: row.content,
        dealerScope: row.dealerScope,
        dealerCodes: row.dealerCodes,
        areas: row.areas,
        sort: numberIn(row.sort) ?? undefined,
      }
    : {
        rewardType: rewardType.points,
        rewardMode: rewardCalcMode.fixed,
        dealerScope: rewardScope.all,
        dealerCodes: [],
        areas: [],
        sort: 0,
      }

/** Returns the values to send: a coupon only for coupon rewards, dealers and areas only for their scope. */
export const inputOf = (values: RewardGoodsInput): RewardGoodsInput => ({
  ...values,
  couponId: is(values.rewardType, rewardType.coupon) ? values.couponId : '',
  dealerCodes: is(values.dealerScope, rewardScope.chosen) ? values.dealerCodes : [],
  areas: is(values.dealerScope, rewardScope.areas) ? values.areas : [],
  sort: values.sort ?? 0,
})
