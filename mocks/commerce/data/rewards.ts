import { orderRewardStatus } from '@/entities/orders/orderEnums'
import {
  rewardCalcMode,
  rewardMetric,
  rewardSharer,
  rewardTaskStatus,
  rewardTo,
  shareValid,
} from '@/entities/commerce/rewardEnums'
import { earned, perPiece, takesPart } from '@/entities/commerce/rewardRules'
import type { RewardGoods } from '@/entities/commerce/rewardGoods'
import type { RewardTask } from '@/entities/commerce/rewardTask'
import { goodsStatus, rewardScope, rewardType } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { OrderShareRow } from '../../orders/data/orderShares'
import type { DealerRow, StaffRow } from '../../system/data/types'
import type { GoodsRow } from './shopGoods'

/** Goods of the reward programme as stored. Name, cover, price and shelf state come from the shop. */
export interface RewardGoodsRow extends Pick<
  RewardGoods,
  | 'id'
  | 'rewardType'
  | 'rewardMode'
  | 'rewardValue'
  | 'shareTitle'
  | 'shareImage'
  | 'content'
  | 'dealerScope'
  | 'dealerCodes'
  | 'areas'
  | 'categoryId'
  | 'couponId'
  | 'sort'
  | 'createBy'
  | 'createTime'
> {
  goodsId: string
  status: RewardGoods['status']
}

export interface RewardTaskRow extends Pick<
  RewardTask,
  | 'id'
  | 'title'
  | 'cover'
  | 'rewardTo'
  | 'metric'
  | 'startTime'
  | 'endTime'
  | 'content'
  | 'dealerScope'
  | 'dealerCodes'
  | 'areas'
  | 'goodsIds'
  | 'status'
  | 'createBy'
  | 'createTime'
  | 'updateTime'
  | 'tiers'
> {
  budget: number
  userLimit: number | null
  status: RewardTask['status']
}

export interface RewardShareRow {
  id: string
  shareUserId: string
  shareUserName: string
  phone: string
  shareUserType: number
  /** Empty for a person who does not work at a dealer. */
  dealerCode: string
  roleName: string
  rewardGoodsId: string
  activityId: string
  shareWay: number
  shareTime: string
  viewCount: number
  viewUserCount: number
  validFlag: number
}

export interface RewardOrderRow extends OrderShareRow {
  shareId: string
  shareUserId: string
  activityId: string
  rewardGoodsId: string
  quantity: number
}

export interface Rewards {
  goods: RewardGoodsRow[]
  tasks: RewardTaskRow[]
  shares: RewardShareRow[]
  orders: RewardOrderRow[]
}

export interface RewardWorld {
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
  goods: readonly GoodsRow[]
  couponId: string
  postName: (post: number) => string
}

const DAY = 86_400_000
const GOODS = 18
const SHARES = 900
const SHARERS = 5

const { fixed, percent } = rewardCalcMode
const { points, coupon, cash } = rewardType
const REWARDS = [
  [points, fixed, 50],
  [cash, percent, 5],
  [coupon, fixed, 1],
  [cash, fixed, 20],
  [points, percent, 10],
] as const
const RULES =
  '<p>1. 活动期间分享指定商品并带来有效浏览或成交，即计入任务成绩。</p><p>2. 同一设备重复浏览不计，退款订单不计。</p><p>3. 奖励于任务结束后7个工作日内发放。</p>'
const CHOSEN = 10

const buildGoods = (context: Context, { goods, dealers, couponId }: RewardWorld): RewardGoodsRow[] => {
  const offered = goods.filter(({ status }) => status !== goodsStatus.draft)
  return Array.from({ length: GOODS }, (_, index): RewardGoodsRow => {
    const of = at(offered, index * 3)
    const [type, mode, value] = at(REWARDS, index)
    const scope = index % 6 === 4 ? rewardScope.areas : index % 9 === 7 ? rewardScope.chosen : rewardScope.all
    return {
      id: String(910_001 + index * 3),
      goodsId: of.id,
      categoryId: of.categoryId,
      rewardType: type,
      rewardMode: mode,
      rewardValue: value,
      couponId: type === coupon ? couponId : '',
      shareTitle: `${of.goodsName}，车主专享价`,
      shareImage: index % 2 ? picture(of.goodsName.slice(0, 4), at(colors, index), 500, 400) : '',
      content: `<p>推荐理由：${of.goodsName}为官方精选，支持七天无理由退换。</p>`,
      dealerScope: scope,
      dealerCodes: scope === rewardScope.chosen ? dealers.slice(0, CHOSEN).map(({ dealerCode }) => dealerCode) : [],
      areas: scope === rewardScope.areas ? ['HD', 'HN'] : [],
      sort: index,
      status: index > 13 ? enableStatus.disabled : enableStatus.enabled,
      createBy: at(['周岚', '陈立', '李静'], index),
      createTime: context.workTime(120 - index * 5),
    }
  })
}

type TaskSeed = readonly [
  title: string,
  status: number,
  from: number,
  to: number,
  rewarded: 1 | 2,
  metric: 1 | 2 | 3,
  kind: 1 | 2 | 3,
  thresholds: readonly number[],
  rewards: readonly number[],
  goods: readonly [number, number],
  scope: 1 | 2 | 3,
  budget: number,
]
const { draft, enabled, disabled } = rewardTaskStatus
const { person, dealer } = rewardTo
const { shares, orders, amount } = rewardMetric
const { all, areas, chosen } = rewardScope
const TASKS: readonly TaskSeed[] = [
  ['秋季车品分享赛', enabled, 18, -12, person, shares, points, [1, 2, 4], [200, 500, 1200], [0, 4], all, 60000],
  ['华东门店冲刺月', enabled, 15, -15, dealer, amount, cash, [500, 3000, 9000], [200, 600, 2000], [4, 7], areas, 12000],
  ['双十二预热任务', enabled, -5, -25, person, orders, points, [2, 5], [500, 1500], [10, 12], chosen, 40000],
  ['国庆自驾好物推荐', enabled, 70, 45, person, orders, coupon, [1, 2], [1, 3], [0, 6], all, 120],
  ['暑期充电装备周', enabled, 100, 80, dealer, orders, cash, [1, 3, 6], [100, 400, 1000], [6, 9], areas, 2400],
  ['露营季达人计划', enabled, 25, -5, person, amount, points, [200, 800, 2000], [300, 800, 2000], [7, 10], all, 0],
  ['洗护用品推广', disabled, 30, -10, person, shares, points, [2, 4], [100, 300], [0, 3], areas, 5000],
  ['年终答谢分享', draft, -20, -50, person, orders, cash, [1, 3, 5], [20, 80, 200], [12, 15], all, 8000],
  ['春季焕新任务', disabled, 160, 130, dealer, orders, cash, [2, 5], [200, 600], [3, 6], chosen, 10000],
]
/** Indexes of the tasks with shares. */
const SHARED = [0, 1, 3, 4, 5, 6] as const
const SPENT = 5

const buildTasks = (context: Context, { dealers, couponId }: RewardWorld, goods: readonly RewardGoodsRow[]) =>
  TASKS.map(
    ([title, status, from, to, rewarded, metric, kind, thresholds, rewards, [first, last], scope, budget], index) => ({
      id: String(880_001 + index * 7),
      title,
      cover: picture(title.slice(0, 4), at(colors, index + 2), 480, 270),
      rewardTo: rewarded,
      metric,
      startTime: `${context.date(from)} 00:00:00`,
      endTime: `${context.date(to)} 23:59:59`,
      content: RULES,
      dealerScope: scope,
      dealerCodes: scope === chosen ? dealers.slice(0, CHOSEN - 2).map(({ dealerCode }) => dealerCode) : [],
      areas: scope === areas ? ['HD', 'HB'] : [],
      goodsIds: goods.slice(first, last).map(({ id }) => id),
      status: status as RewardTask['status'], // A code from the seeds above.
      createBy: at(['周岚', '陈立'], index),
      createTime: context.workTime(Math.max(from + 6, 2)),
      updateTime: context.workTime(Math.max(from + 3, 1)),
      tiers: thresholds.map((threshold, level) => ({
        level: level + 1,
        threshold,
        rewardType: kind,
        rewardValue: rewards[level] ?? 0,
        ...(kind === coupon && { couponId }),
      })),
      budget,
      userLimit: rewarded === person && index % 2 === 0 ? (rewards.at(-1) ?? null) : null,
    }),
  )

interface Sharer {
  id: string
  name: string
  phone: string
  type: number
  dealerCode: string
  areaCode: string
  roleName: string
}

export const buildRewards = (
  context: Context,
  now: number,
  areaCodes: ReadonlyMap<string, string>,
  world: RewardWorld,
  volume: number,
): Rewards => {
  const { random } = context
  const goods = buildGoods(context, world)
  const tasks: RewardTaskRow[] = buildTasks(context, world, goods)
  const staff = world.dealers.flatMap((house): Sharer[] =>
    world.staff
      .filter(({ dealerCode }) => dealerCode === house.dealerCode)
      .slice(0, SHARERS)
      .map((one) => ({
        id: one.id,
        name: one.staffName,
        phone: one.phone,
        type: rewardSharer.staff,
        dealerCode: house.dealerCode,
        areaCode: areaCodes.get(house.areaName) ?? '',
        roleName: world.postName(one.post),
      })),
  )
  const customers = Array.from({ length: 30 }, (_, index): Sharer => ({
    id: String(3_600_000 + index),
    name: personName(random).name,
    phone: context.phone(),
    type: at([rewardSharer.owner, rewardSharer.user, rewardSharer.promoter], index),
    dealerCode: '',
    areaCode: '',
    roleName: '',
  }))
  const shop = new Map(world.goods.map((one) => [one.id, one]))
  const shareRows: RewardShareRow[] = []
  const orderRows: RewardOrderRow[] = []
  for (let index = 0; index < SHARES * volume; index++) {
    // One share in ten comes from a customer and counts for no task.
    const sharer = index % 10 === 9 ? at(customers, Math.floor(index / 10)) : at(staff, index - Math.floor(index / 10))
    const open = SHARED.flatMap((place) => tasks[place] ?? []).filter(
      (one) => sharer.dealerCode && takesPart(one, sharer),
    )
    const task = sharer.dealerCode && index % 8 !== 7 && open.length ? random.pick(open) : undefined
    const held = task && random.pick(task.goodsIds)
    const good = task
      ? goods.find(({ id }) => id === held)
      : random.pick(goods.slice(0, 14).filter((one) => takesPart(one, sharer)))
    const of = good && shop.get(good.goodsId)
    if (!good || !of) continue
    const from = toMillis(task?.startTime) ?? now - 60 * DAY
    const to = Math.min(toMillis(task?.endTime) ?? now, now - 3_600_000)
    const shared = from + Math.floor(random.int(0, 9_990) * ((to - from) / 10_000))
    const isSuspicious = index % 37 === 5
    const viewCount = isSuspicious ? random.int(210, 640) : random.chance(0.1) ? 0 : random.int(1, 80)
    const id = String(7_100_000 + context.next('rewardShare'))
    shareRows.push({
      id,
      shareUserId: sharer.id,
      shareUserName: sharer.name,
      phone: sharer.phone,
      shareUserType: sharer.type,
      dealerCode: sharer.dealerCode,
      roleName: sharer.roleName,
      rewardGoodsId: good.id,
      activityId: task?.id ?? '',
      shareWay: random.int(1, 5),
      shareTime: wireTime(shared),
      viewCount,
      viewUserCount: isSuspicious ? 1 : Math.ceil(viewCount * 0.7),
      validFlag: isSuspicious ? shareValid.suspicious : viewCount === 0 ? shareValid.unseen : shareValid.valid,
    })
    if (isSuspicious || viewCount === 0) continue
    const many = random.chance(0.28) ? (random.chance(0.2) ? 2 : 1) : 0
    for (let order = 0; order < many; order++) {
      const quantity = random.int(1, 2)
      const priceCents = toCents(of.price) ?? 0
      const ordered = Math.min(shared + random.int(10, 2_000) * 60_000, to)
      const isOld = ordered < now - 20 * DAY
      orderRows.push({
        id: String(6_480_000_000 + context.next('rewardOrder')),
        orderId: '',
        orderNo: `SC${wireTime(ordered).slice(0, 10).replaceAll('-', '')}${String(context.next('rewardOrderNo')).padStart(6, '0')}`,
        shareId: id,
        shareUserId: sharer.id,
        activityId: task?.id ?? '',
        rewardGoodsId: good.id,
        quantity,
        shareUserName: sharer.name,
        sharePhone: sharer.phone,
        shareUserType: sharer.type,
        dealerCode: sharer.dealerCode,
        customerName: personName(random).name,
        phone: context.phone(),
        seriesCode: '',
        amountCents: priceCents * quantity,
        shareTime: wireTime(shared),
        createTime: wireTime(ordered),
        rewardType: good.rewardType,
        rewardValue: (perPiece({ ...good, price: of.price }) ?? 0) * quantity,
        status: random.chance(0.08)
          ? orderRewardStatus.void
          : !isOld
            ? orderRewardStatus.pending
            : random.chance(0.06)
              ? orderRewardStatus.failed
              : orderRewardStatus.granted,
      })
    }
  }
  const spent = tasks[SPENT]
  if (spent) {
    const amounts = new Map<string, number>()
    for (const { activityId, shareUserId, amountCents, status } of orderRows)
      if (activityId === spent.id && status !== orderRewardStatus.void)
        amounts.set(shareUserId, (amounts.get(shareUserId) ?? 0) + amountCents / 100)
    spent.budget = [...amounts.values()].reduce((sum, one) => sum + earned(spent, one), 0)
  }
  return { goods, tasks, shares: shareRows, orders: orderRows }
}
