import { staffPost } from '@/entities/shared/enums'
import { createContext } from '../../core/context'
import { control, seeded } from '../../core/control'
import { couponPurpose, couponStatus } from '@/entities/marketing/couponEnums'
import { couponById, coupons, leftOf, runCoupons } from '../../marketing/rules/coupons'
import { org, reference } from '../../system/rules/store'
import {
  buildRewards,
  type RewardGoodsRow,
  type RewardOrderRow,
  type Rewards,
  type RewardShareRow,
  type RewardTaskRow,
} from '../data/rewards'
import { goods, goodsById } from './goods'

const POSTS: Readonly<Record<number, string>> = {
  [staffPost.generalManager]: '总经理',
  [staffPost.salesManager]: '销售经理',
  [staffPost.salesConsultant]: '销售顾问',
  [staffPost.showroomManager]: '展厅经理',
  [staffPost.marketingManager]: '市场经理',
}

export const areaCodes = (): ReadonlyMap<string, string> =>
  new Map(org.salesAreas.map(({ areaCode, areaName }) => [areaName, areaCode]))

/**
 * Current goods, tasks and shares of the reward programme. Its order records are stored with all order shares
 * (mocks/orders).
 */
const made = seeded('rewards', (): Rewards => {
  const reward = coupons().find(
    ({ purpose, status }) => purpose === couponPurpose.lottery && status === couponStatus.enabled,
  )
  return buildRewards(
    createContext(reference(), 20_241_123, 5_000_000),
    control.now(),
    areaCodes(),
    {
      dealers: org.dealers,
      staff: org.staff,
      goods: goods(),
      couponId: reward?.id ?? '',
      postName: (post) => POSTS[post] ?? '员工',
    },
    control.volume(),
  )
})

export const rewardGoodsRows = (): RewardGoodsRow[] => made().goods
export const rewardTasks = (): RewardTaskRow[] => made().tasks
export const rewardShares = (): readonly RewardShareRow[] => made().shares
export const rewardOrderSeeds = (): readonly RewardOrderRow[] => made().orders

/** Reports a coupon that cannot be a reward: wrong purpose, not enabled, or none left. */
export const rewardCouponFault = (couponId: string): string | undefined => {
  if (couponId === '') return '请填写奖励卡券'
  runCoupons(control.now())
  const row = couponById(couponId)
  return row?.purpose === couponPurpose.lottery && row.status === couponStatus.enabled && leftOf(row) > 0
    ? undefined
    : '请选择已启用且有剩余的奖励卡券'
}

export const dropRewardGoods = (id: string): void => {
  made().goods = made().goods.filter((row) => row.id !== id)
}
export const dropRewardTask = (id: string): void => {
  made().tasks = made().tasks.filter((row) => row.id !== id)
}
export const dropRewardShare = (id: string): void => {
  made().shares = made().shares.filter((row) => row.id !== id)
}

export const rewardGoodsName = (id: string): string =>
  goodsById(rewardGoodsRows().find((row) => row.id === id)?.goodsId ?? '')?.goodsName ?? ''

export const goodsCodeOf = (goodsId: string): string => goodsById(goodsId)?.goodsCode ?? ''
export const rewardGoodsCode = (id: string | undefined): string =>
  goodsCodeOf(rewardGoodsRows().find((row) => row.id === id)?.goodsId ?? '')
