import { rewardShelf, rewardTaskStatus, rewardTo, shareValid } from '@/entities/commerce/rewardEnums'
import type { RewardGoods, RewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import type { RewardShare } from '@/entities/commerce/rewardShare'
import type { RewardTask, RewardTaskDealer, RewardTaskGoods, RewardTaskUser } from '@/entities/commerce/rewardTask'
import { earned, levelOf, stageOf, takesPart } from '@/entities/commerce/rewardRules'
import { rewardGrantStatus, rewardMetric, rewardStage } from '@/entities/commerce/rewardEnums'
import { goodsStatus, rewardType } from '@/entities/commerce/shared'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { masked } from '../../core/table'
import { couponById } from '../../marketing/rules/coupons'
import { orderShares } from '../../orders/rules/orders'
import type { OrderShareRow } from '../../orders/data/orderShares'
import type { DealerRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import { type RewardGoodsRow, type RewardShareRow, type RewardTaskRow } from '../data/rewards'
import { categoryById } from './categories'
import { goodsById } from './goods'
import { areaCodes, goodsCodeOf, rewardGoodsRows, rewardShares, rewardTasks } from './rewards'

const isOnSale = (goodsId: string): boolean => goodsById(goodsId)?.status === goodsStatus.onSale

export type SeesDealer = (row: { dealerCode: string; areaName: string }) => boolean

const dealersBy = () => new Map(org.dealers.map((row) => [row.dealerCode, row]))
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0)
/** Adds up amounts in yuan as whole cents, to avoid float errors. */
const sumValue = (rows: readonly number[]): number => Math.round(sum(rows, (one) => one * 100)) / 100

export const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

export const partaking = (of: Pick<RewardGoodsRow, 'dealerScope' | 'dealerCodes' | 'areas'>): DealerRow[] => {
  const codes = areaCodes()
  return org.dealers.filter(({ dealerCode, areaName }) =>
    takesPart(of, { dealerCode, areaCode: codes.get(areaName) ?? '' }),
  )
}

interface Results {
  shares: RewardShareRow[]
  orders: OrderShareRow[]
  refunded: OrderShareRow[]
}
const resultsOf = (fits: (row: RewardShareRow | OrderShareRow) => boolean, sees?: SeesDealer): Results => {
  const houses = dealersBy()
  const seen = (row: RewardShareRow | OrderShareRow) =>
    fits(row) && (!sees || sees({ dealerCode: row.dealerCode, areaName: houses.get(row.dealerCode)?.areaName ?? '' }))
  const all = orderShares().filter((row) => row.rewardGoodsId !== undefined && seen(row))
  return {
    shares: rewardShares().filter(seen),
    orders: all.filter(({ status }) => status !== orderRewardStatus.void),
    refunded: all.filter(({ status }) => status === orderRewardStatus.void),
  }
}

const countsOf = ({ shares, orders }: Pick<Results, 'shares' | 'orders'>) => ({
  shareCount: shares.length,
  viewCount: sum(shares, ({ viewCount }) => viewCount),
  orderCount: orders.length,
  amountCents: sum(orders, ({ amountCents }) => amountCents),
})
/**
 * Returns the score of results by a metric: the number of valid shares, the number of orders, or the amount in yuan.
 */
const scoreOf = ({ shares, orders }: Pick<Results, 'shares' | 'orders'>, metric: number): number =>
  metric === rewardMetric.shares
    ? shares.filter(({ validFlag }) => validFlag === shareValid.valid).length
    : metric === rewardMetric.orders
      ? orders.length
      : sum(orders, ({ amountCents }) => amountCents) / 100

const groupBy = (results: Results, key: (row: RewardShareRow | OrderShareRow) => string): Map<string, Results> => {
  const groups = new Map<string, Results>()
  const add = <K extends keyof Results>(kind: K, row: Results[K][number]) => {
    const name = key(row)
    const group = groups.get(name) ?? { shares: [], orders: [], refunded: [] }
    ;(group[kind] as Results[K][number][]).push(row) // The list of the same kind as the row.
    groups.set(name, group)
  }
  for (const row of results.shares) add('shares', row)
  for (const row of results.orders) add('orders', row)
  for (const row of results.refunded) add('refunded', row)
  return groups
}

/** Sorts rows by score, highest first. Equal scores share a rank. */
const ranked = <T extends { score: number }>(rows: T[]): (T & { rank: number })[] => {
  const sorted = rows.toSorted((a, b) => b.score - a.score)
  return sorted.map((row) => ({ ...row, rank: sorted.findIndex(({ score }) => score === row.score) + 1 }))
}

const inTask = (id: string) => (row: RewardShareRow | OrderShareRow) => row.activityId === id

/** Results of a dealer in a task. The amount is also given in cents, for totals. */
export type TaskDealerRow = Omit<RewardTaskDealer, 'level'> & { level: number; amountCents: number; score: number }
export type TaskUserRow = Omit<RewardTaskUser, 'rewardTotal' | 'level' | 'grantStatus' | 'rewardType'> & {
  amountCents: number
  score: number
  dealerCode: string
  /** Null, like the three fields below, if the dealer is rewarded instead of the person. */
  rewardTotal: number | null
  level: number | null
  grantStatus: number | null
  rewardType: number | null
}

export const taskUsers = (task: RewardTaskRow, now: number, sees?: SeesDealer): TaskUserRow[] => {
  const houses = dealersBy()
  const isPerson = task.rewardTo === rewardTo.person
  const isOver = now > (toMillis(task.endTime) ?? 0)
  const rows = [...groupBy(resultsOf(inTask(task.id), sees), ({ shareUserId }) => shareUserId ?? '')].flatMap(
    ([userId, group]) => {
      const [first] = group.shares
      if (!first) return []
      const score = scoreOf(group, task.metric)
      const level = levelOf(task.tiers, score)
      const { amountCents, ...counts } = countsOf(group)
      return {
        ...counts,
        amountCents,
        score,
        userId,
        userName: first.shareUserName,
        phone: first.phone,
        roleName: first.roleName,
        dealerCode: first.dealerCode,
        dealerName: houses.get(first.dealerCode)?.dealerName ?? '',
        areaName: houses.get(first.dealerCode)?.areaName ?? '',
        orderAmount: fromCents(amountCents),
        level: isPerson ? level : null,
        rewardType: isPerson ? (task.tiers[0]?.rewardType ?? null) : null,
        rewardTotal: isPerson ? earned(task, score) : null,
        grantStatus: !isPerson || !level ? null : grantOf(isOver, userId),
      }
    },
  )
  return ranked(rows)
}
const grantOf = (isOver: boolean, userId: string): number =>
  !isOver
    ? rewardGrantStatus.pending
    : Number(userId.slice(-2)) % 17 === 3
      ? rewardGrantStatus.failed
      : rewardGrantStatus.granted

/** Returns the dealers of a task with their results, including those without shares. */
export const taskDealers = (task: RewardTaskRow, now: number, sees?: SeesDealer): TaskDealerRow[] => {
  const users = taskUsers(task, now, sees)
  const groups = groupBy(resultsOf(inTask(task.id), sees), ({ dealerCode }) => dealerCode)
  const isPerson = task.rewardTo === rewardTo.person
  return ranked(
    partaking(task)
      .filter((house) => !sees || sees(house))
      .map((house) => {
        const group = groups.get(house.dealerCode) ?? { shares: [], orders: [], refunded: [] }
        const own = users.filter(({ dealerCode }) => dealerCode === house.dealerCode)
        const score = scoreOf(group, task.metric)
        const { amountCents, ...counts } = countsOf(group)
        return {
          ...counts,
          amountCents,
          score,
          dealerCode: house.dealerCode,
          dealerName: house.dealerName,
          areaName: house.areaName,
          cityName: `${house.provinceName}${house.cityName === house.provinceName ? '' : house.cityName}`,
          userCount: own.length,
          orderAmount: fromCents(amountCents),
          level: isPerson ? Math.max(0, ...own.map(({ level }) => level ?? 0)) : levelOf(task.tiers, score),
          rewardTotal: isPerson ? sumValue(own.map(({ rewardTotal }) => rewardTotal ?? 0)) : earned(task, score),
        }
      }),
  )
}

/** Returns the goods of a task with their results. The reward is that per piece, paid in addition to the tiers. */
export const taskGoods = (
  task: RewardTaskRow,
  sees?: SeesDealer,
): (RewardTaskGoods & { amountCents: number; categoryId: string })[] => {
  const groups = groupBy(resultsOf(inTask(task.id), sees), ({ rewardGoodsId }) => rewardGoodsId ?? '')
  return task.goodsIds.flatMap((id) => {
    const row = rewardGoodsRows().find((one) => one.id === id)
    if (!row) return []
    const group = groups.get(id) ?? { shares: [], orders: [], refunded: [] }
    const { amountCents, ...counts } = countsOf(group)
    const { goodsCode, goodsName, categoryName, categoryId, price, cover } = goodsFace(row)
    return {
      goodsCode,
      goodsName,
      categoryName,
      categoryId,
      price,
      cover,
      ...counts,
      amountCents,
      quantity: sum(group.orders, ({ quantity = 0 }) => quantity),
      orderAmount: fromCents(amountCents),
      refundCount: group.refunded.length,
      rewardType: row.rewardType,
      rewardTotal: sumValue(group.orders.map(({ rewardValue }) => rewardValue)),
    }
  })
}

export const sumsOf = (
  rows: readonly { shareCount: number; viewCount: number; orderCount: number; amountCents: number }[],
) => ({
  shareCount: sum(rows, ({ shareCount }) => shareCount),
  viewCount: sum(rows, ({ viewCount }) => viewCount),
  orderCount: sum(rows, ({ orderCount }) => orderCount),
  orderAmount: sum(rows, ({ amountCents }) => amountCents) / 100,
})

const DAY = 86_400_000
export const byDayOf = (task: RewardTaskRow, now: number, sees?: SeesDealer) => {
  const { shares, orders } = resultsOf(inTask(task.id), sees)
  const from = toMillis(task.startTime) ?? now
  const days = Math.ceil((Math.min(toMillis(task.endTime) ?? now, now) - from) / DAY)
  return Array.from({ length: Math.max(0, days) }, (_, at) => {
    const date = new Date(from + at * DAY + DAY / 3).toISOString().slice(0, 10)
    return {
      date,
      shareCount: shares.filter(({ shareTime }) => shareTime.startsWith(date)).length,
      orderCount: orders.filter(({ createTime }) => createTime.startsWith(date)).length,
    }
  })
}

/**
 * Builds the view of a task, with figures for the dealers the user may see. The budget is included for headquarters
 * only.
 */
export const taskView = (task: RewardTaskRow, now: number, sees?: SeesDealer, withBudget = true): RewardTask => {
  const dealers = taskDealers(task, now, sees)
  const whole = sees ? taskDealers(task, now) : dealers
  const usedBudget = sumValue(whole.map(({ rewardTotal }) => rewardTotal))
  const { shareCount, orderCount, orderAmount } = sumsOf(dealers)
  const { budget, userLimit, ...row } = task
  const stage = stageOf({ ...task, usedBudget }, now)
  return {
    ...row,
    tiers: row.tiers.map(({ couponId, ...tier }) => ({
      ...tier,
      ...(couponId && { couponId, couponName: couponById(couponId)?.couponName ?? '' }),
    })),
    dealerCodes: sees
      ? partaking(task)
          .filter(sees)
          .map(({ dealerCode }) => dealerCode)
      : task.dealerCodes,
    stage: stage as RewardTask['stage'], // A code of rewardStage.
    goodsCount: task.goodsIds.length,
    dealerCount: dealers.length,
    userCount: sum(dealers, ({ userCount }) => userCount),
    shareCount,
    orderCount,
    orderAmount: orderAmount.toFixed(2),
    // Fields that the user may not see are absent.
    ...((withBudget ? { budget, usedBudget, userLimit } : {}) as Pick<
      RewardTask,
      'budget' | 'usedBudget' | 'userLimit'
    >),
  }
}
export const isRunning = (task: RewardTaskRow, now: number): boolean => {
  if (task.status !== rewardTaskStatus.enabled) return false
  const { stage } = taskView(task, now)
  return stage === rewardStage.running || stage === rewardStage.spent
}

const goodsFace = (row: RewardGoodsRow) => {
  const of = goodsById(row.goodsId)
  return {
    goodsCode: goodsCodeOf(row.goodsId),
    goodsName: of?.goodsName ?? '',
    cover: of?.cover ?? '',
    price: of?.price ?? '',
    categoryId: row.categoryId,
    categoryName: categoryById(row.categoryId)?.categoryName ?? '',
    shelfState: isOnSale(row.goodsId) ? rewardShelf.onSale : rewardShelf.offShelf,
  }
}

export const enabledTasksOf = (id: string, now: number): RewardTaskRow[] =>
  rewardTasks().filter(
    ({ goodsIds, status, endTime }) =>
      status === rewardTaskStatus.enabled && goodsIds.includes(id) && now <= (toMillis(endTime) ?? 0),
  )

export const goodsView = (row: RewardGoodsRow, now: number): RewardGoods => {
  const { shares, orders } = resultsOf(({ rewardGoodsId }) => rewardGoodsId === row.id)
  const { goodsId: _, ...own } = row
  return {
    ...own,
    ...goodsFace(row),
    couponName: couponById(row.couponId)?.couponName ?? '',
    dealerCount: partaking(row).length,
    taskCount: rewardTasks().filter(({ goodsIds }) => goodsIds.includes(row.id)).length,
    taskTitles: enabledTasksOf(row.id, now).map(({ title }) => title),
    shareCount: shares.length,
    orderCount: orders.length,
    // Rewards of another type, from before a change of the goods, are not part of the total.
    rewardTotal: sumValue(orders.flatMap((one) => (one.rewardType === row.rewardType ? one.rewardValue : []))),
  }
}

export const goodsDealers = (
  row: RewardGoodsRow,
  sees?: SeesDealer,
): (RewardGoodsDealer & { amountCents: number })[] => {
  const groups = groupBy(
    resultsOf(({ rewardGoodsId }) => rewardGoodsId === row.id, sees),
    ({ dealerCode }) => dealerCode,
  )
  return partaking(row)
    .filter((house) => !sees || sees(house))
    .map((house) => {
      const group = groups.get(house.dealerCode) ?? { shares: [], orders: [], refunded: [] }
      const { shareCount, orderCount, amountCents } = countsOf(group)
      return {
        dealerCode: house.dealerCode,
        dealerName: house.dealerName,
        areaName: house.areaName,
        cityName: `${house.provinceName}${house.cityName === house.provinceName ? '' : house.cityName}`,
        shareCount,
        orderCount,
        amountCents,
        orderAmount: fromCents(amountCents),
        rewardTotal: sumValue(
          group.orders.flatMap((one) => (one.rewardType === row.rewardType ? one.rewardValue : [])),
        ),
      }
    })
}

/**
 * A share in the response, with its codes widened to numbers. Only orders that were not refunded count for the
 * reward, and none for a suspicious share.
 */
export type ShareView = Omit<RewardShare, 'shareUserType' | 'shareWay' | 'validFlag'> & {
  shareUserType: number
  shareWay: number
  validFlag: number
}
export const shareViews = (): ShareView[] => {
  const houses = dealersBy()
  const goodsBy = new Map(rewardGoodsRows().map((row) => [row.id, row]))
  const tasks = new Map(rewardTasks().map((row) => [row.id, row]))
  const sold = grouped(
    orderShares().filter(({ status }) => status !== orderRewardStatus.void),
    ({ shareId }) => shareId ?? '',
  )
  return rewardShares().map((row) => {
    const of = goodsBy.get(row.rewardGoodsId)
    const house = houses.get(row.dealerCode)
    const orders = sold.get(row.id) ?? []
    const face = of && goodsFace(of)
    return {
      id: row.id,
      shareUserId: row.shareUserId,
      shareUserName: maskName(row.shareUserName),
      phone: masked(row.phone),
      shareUserType: row.shareUserType,
      areaName: house?.areaName ?? '',
      dealerCode: row.dealerCode,
      dealerName: house?.dealerName ?? '',
      goodsCode: face?.goodsCode ?? '',
      goodsName: face?.goodsName ?? '',
      cover: face?.cover ?? '',
      activityId: row.activityId,
      title: tasks.get(row.activityId)?.title ?? '',
      shareWay: row.shareWay,
      shareTime: row.shareTime,
      viewCount: row.viewCount,
      viewUserCount: row.viewUserCount,
      orderCount: orders.length,
      orderAmount: fromCents(sum(orders, ({ amountCents }) => amountCents)),
      rewardType: of?.rewardType ?? rewardType.points,
      rewardTotal: row.validFlag === shareValid.suspicious ? 0 : sumValue(orders.map(({ rewardValue }) => rewardValue)),
      validFlag: row.validFlag,
    }
  })
}
