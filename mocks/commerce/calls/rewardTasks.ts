import * as rewards from '@/api/commerce/rewards'
import { rewardShelf, rewardTaskStatus, rewardTo } from '@/entities/commerce/rewardEnums'
import { fitsMetric, isLocked, phaseOf, rises } from '@/entities/commerce/rewardRules'
import {
  type RewardTask,
  type RewardTaskDealer,
  type RewardTaskUser,
  rewardTask,
  rewardTaskGoods,
  rewardTaskUser,
} from '@/entities/commerce/rewardTask'
import { rewardScope, rewardType } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { maskName } from '@/lib/masking'
import { toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { isHeadquarters } from '@/session/identity'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { masked } from '../../core/table'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demandPage, seesRecord } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { RewardTaskRow } from '../data/rewards'
import { dropRewardTask, rewardCouponFault, rewardGoodsRows, rewardTasks } from '../rules/rewards'
import {
  byDayOf,
  goodsView,
  isRunning,
  partaking,
  type SeesDealer,
  sumsOf,
  type TaskDealerRow,
  taskDealers,
  taskGoods,
  taskUsers,
  type TaskUserRow,
  taskView,
} from '../rules/rewardViews'
import { lengthFault, wordsIn } from '../rules/supplyInput'

const PAGE = '/shop-management-shop/shop-task-mgt'
const MISSING = '数据不存在'
const CHANGED = '状态已变化，请刷新后重试'
const DAY = 86_400_000
const MAX_DAYS = 180
const STATES = rewardTaskStatus.options.map(({ value }) => value)

/** Returns the predicate for the dealers a user may see. Undefined if the user sees all dealers. */
const scopeOf = (user: UserRow): SeesDealer | undefined => (isAllSeeing(user) ? undefined : seesRecord(user))
const isAllSeeing = (user: UserRow): boolean =>
  isHeadquarters(user) && seesRecord(user)({ areaName: '', dealerCode: '' })

/**
 * Returns a predicate for the tasks a user may see: headquarters sees all, a sales area those with its dealers, and a
 * dealer the enabled tasks of its own shop.
 */
const seesTask = (user: UserRow) => {
  const sees = scopeOf(user)
  return (task: RewardTaskRow): boolean =>
    (isHeadquarters(user) || task.status === rewardTaskStatus.enabled) && (!sees || partaking(task).some(sees))
}
const taskOf = (id: unknown, user: UserRow): RewardTaskRow => withId(rewardTasks().filter(seesTask(user)), id, MISSING)
const viewFor = (user: UserRow, now: number) => (task: RewardTaskRow) =>
  taskView(task, now, scopeOf(user), isHeadquarters(user))

const listed = listOf(rewards.listActivities)<RewardTask>({
  is: ['id', 'rewardTo', 'metric', 'status', 'stage'],
  like: ['title'],
  between: ['startTime'],
  where: {
    goodsCode: (asked) => {
      const code = text(asked).toLowerCase()
      const ids = code
        ? rewardGoodsRows()
            .map((row) => goodsView(row, 0))
            .filter(({ goodsCode }) => goodsCode.toLowerCase().includes(code))
            .map(({ id }) => id)
        : []
      return (row) => code === '' || row.goodsIds.some((id) => ids.includes(id))
    },
    areaName: (asked) => {
      const area = text(asked)
      return (row) => area === '' || partaking(row).some(({ areaName }) => areaName === area)
    },
  },
  sort: ['createTime', 'shareCount', 'orderCount', { orderAmount: (row) => toCents(row.orderAmount) ?? 0 }],
})
on(rewards.listActivities)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = rewardTasks().filter(seesTask(user)).map(viewFor(user, now))
  return { ...listed.page(rows, input), summary: listed.counts(rows, { ...input }, 'status', STATES) }
})
on(rewards.getActivity)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  return viewFor(user, now)(taskOf(id, user))
})
on(rewards.exportActivities)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.exportActivities')
  return sheetOf(
    listed.exported(rewardTasks().filter(seesTask(user)).map(viewFor(user, now)), input),
    columnsOf(
      rewardTask,
      'id',
      'title',
      'startTime',
      'endTime',
      'goodsCount',
      'dealerCount',
      'userCount',
      'shareCount',
      'orderCount',
      'orderAmount',
      'budget',
      'usedBudget',
      'stage',
      'status',
      'createTime',
    ),
  )
})

type Sent = Omit<RewardTaskRow, 'id' | 'status' | 'createBy' | 'createTime' | 'updateTime'>
const sentTask = (input: Record<string, unknown>): Sent => ({
  title: text(input.title),
  cover: text(input.cover),
  // The values are checked below.
  ...({
    rewardTo: integer(input.rewardTo),
    metric: integer(input.metric),
    dealerScope: integer(input.dealerScope),
  } as Pick<Sent, 'rewardTo' | 'metric' | 'dealerScope'>),
  startTime: text(input.startTime),
  endTime: text(input.endTime),
  content: text(input.content),
  goodsIds: texts(input.goodsIds),
  dealerCodes: texts(input.dealerCodes),
  areas: texts(input.areas),
  // As above.
  tiers: (Array.isArray(input.tiers) ? input.tiers : []).map((tier, at) => ({
    level: at + 1,
    threshold: Number(Reflect.get(Object(tier), 'threshold')),
    rewardType: integer(Reflect.get(Object(tier), 'rewardType')),
    rewardValue: Number(Reflect.get(Object(tier), 'rewardValue')),
    ...(text(Reflect.get(Object(tier), 'couponId')) && { couponId: text(Reflect.get(Object(tier), 'couponId')) }),
  })) as Sent['tiers'],
  budget: Number(input.budget ?? 0),
  userLimit: text(input.userLimit) === '' ? null : Number(input.userLimit),
})

/** Reports the first tier whose coupon is missing or cannot be a reward. The stored coupons may have expired since. */
const couponFault = (tiers: Sent['tiers'], isWhole: boolean, was?: RewardTaskRow): string | undefined =>
  tiers
    .filter((tier) => tier.rewardType === rewardType.coupon)
    .map(({ couponId = '' }) => couponId)
    .filter((id) => (id === '' ? isWhole : !was?.tiers.some(({ couponId }) => couponId === id)))
    .map(rewardCouponFault)
    .find(Boolean)

/** Returns the faults of a task. A draft is checked only in the fields that are filled in. */
const faultsOf = (next: Sent, id: string, isWhole: boolean, was?: RewardTaskRow) => {
  const [from, to] = [toMillis(next.startTime), toMillis(next.endTime)]
  const first = next.tiers[0]
  const needed = (fault: unknown, words: string) => (isWhole && fault ? words : undefined)
  return {
    title:
      next.title.length < 2 || next.title.length > 30
        ? '任务名称长度须为2-30个字符'
        : rewardTasks().some((row) => row.id !== id && row.title === next.title)
          ? '任务名称已存在'
          : undefined,
    rewardTo: needed(!next.rewardTo, '请填写奖励对象'),
    metric: needed(!next.metric, '请填写考核指标'),
    startTime: needed(from === undefined, '请填写开始时间'),
    endTime:
      from !== undefined && to !== undefined && to <= from
        ? '结束时间须晚于开始时间'
        : from !== undefined && to !== undefined && to - from > MAX_DAYS * DAY
          ? '任务时间不能超过180天'
          : needed(to === undefined, '请填写结束时间'),
    content: lengthFault(wordsIn(next.content), '任务规则', [0, 5000]) ?? needed(!next.content, '请填写任务规则'),
    goodsIds: next.goodsIds.length > 100 ? '最多100个商品' : needed(!next.goodsIds.length, '请至少选择一个商品'),
    dealerCodes: needed(next.dealerScope === rewardScope.chosen && !next.dealerCodes.length, '请至少选择一家经销商'),
    areas: needed(next.dealerScope === rewardScope.areas && !next.areas.length, '请至少选择一个大区'),
    tiers:
      !rises(next.tiers) || next.tiers.length > 5
        ? '奖励阶梯的门槛和奖励须逐级递增'
        : (needed(
            !first ||
              next.tiers.some(
                ({ threshold, rewardValue, rewardType: type }) =>
                  !fitsMetric(threshold, next.metric) || !(rewardValue > 0) || type !== first.rewardType,
              ),
            '请填写奖励阶梯',
          ) ?? couponFault(next.tiers, isWhole, was)),
    budget: needed(!(next.budget > (first?.rewardValue ?? 0)), '奖励预算须高于第一档奖励'),
    userLimit:
      next.rewardTo === rewardTo.person && next.userLimit !== null && next.userLimit > next.budget
        ? '单人上限不能超过奖励预算'
        : undefined,
  }
}

on(rewards.createActivity)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.createActivity')
  const next = sentTask({ ...input })
  refuseFields({
    ...faultsOf(next, '', false),
    ...(next.startTime !== '' &&
      next.startTime.slice(0, 10) < formatTime(now, 'YYYY-MM-DD') && { startTime: '开始时间不能早于今天' }),
  })
  const [id, time] = [newId(), formatTime(now)]
  rewardTasks().unshift({
    ...next,
    id,
    status: rewardTaskStatus.draft,
    createBy: user.nickname,
    createTime: time,
    updateTime: time,
  })
  return { id }
})
on(rewards.updateActivity)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.updateActivity')
  const row = taskOf(input.id, user)
  refuseChanged({ updateBy: row.createBy, updateTime: row.updateTime }, input)
  const next = sentTask({ ...row, ...input })
  const before = taskView(row, now)
  const phase = phaseOf(before)
  if (phase === 'over') throw new Refusal(400, CHANGED)
  const asText = (of: object, key: string) => JSON.stringify(Reflect.get(of, key) ?? null)
  if (
    Object.keys(next).some(
      (key) => isLocked(phase, key) && key !== 'dealerCodes' && asText(next, key) !== asText(row, key),
    )
  )
    throw new Refusal(400, '任务已启用，部分内容不能修改')
  const isRunningNow = phase === 'running'
  refuseFields({
    ...faultsOf(next, row.id, phase !== 'free', row),
    ...(isRunningNow &&
      (toMillis(next.endTime) ?? 0) < (toMillis(row.endTime) ?? 0) && { endTime: '进行中的任务只能延后结束时间' }),
    ...(isRunningNow && next.budget < row.budget && { budget: `奖励预算不能少于已发放的${before.usedBudget}` }),
    ...(isRunningNow &&
      row.dealerCodes.some((code) => !next.dealerCodes.includes(code)) && {
        dealerCodes: '进行中的任务只能增加门店，不能移除',
      }),
  })
  Object.assign(row, next, { updateTime: formatTime(now) })
  return {}
})

const refusalOf = (row: RewardTaskRow, now: number): string | undefined => {
  if ((toMillis(row.endTime) ?? 0) <= now) return '任务已过期'
  const goods = row.goodsIds.flatMap((id) => rewardGoodsRows().find((one) => one.id === id) ?? [])
  if (
    goods.length < row.goodsIds.length ||
    goods.some((one) => one.status !== enableStatus.enabled || goodsView(one, now).shelfState !== rewardShelf.onSale)
  )
    return '含已停用或已下架的奖励商品'
  const codes = new Set(partaking(row).map(({ dealerCode }) => dealerCode))
  const other = rewardTasks().find(
    (one) =>
      one.id !== row.id &&
      isRunning(one, now) &&
      one.goodsIds.some((id) => row.goodsIds.includes(id)) &&
      partaking(one).some(({ dealerCode }) => codes.has(dealerCode)),
  )
  return other && `同一商品在同一门店已有进行中的任务「${other.title}」`
}
on(rewards.setActivityEnabled)(({ id, status }, { user, now }) => {
  demandHeadquarters(user, 'rewards.setActivityEnabled')
  const row = taskOf(id, user)
  const to = Number(status)
  if (to === rewardTaskStatus.enabled) {
    if (row.status === rewardTaskStatus.enabled) throw new Refusal(400, CHANGED)
    const fault = Object.values(faultsOf(row, row.id, true)).find(Boolean)
    const why = fault ?? refusalOf(row, now)
    if (why) throw new Refusal(400, why)
    row.status = rewardTaskStatus.enabled
  } else {
    if (row.status !== rewardTaskStatus.enabled) throw new Refusal(400, CHANGED)
    row.status = rewardTaskStatus.disabled
  }
  return {}
})
on(rewards.removeActivity)(({ id }, { user }) => {
  demandHeadquarters(user, 'rewards.removeActivity')
  const row = taskOf(id, user)
  if (row.status !== rewardTaskStatus.draft) throw new Refusal(400, CHANGED)
  dropRewardTask(row.id)
  return {}
})

const dealers = listOf(rewards.listActivityDetails)<TaskDealerRow>({
  is: ['dealerCode', 'areaName', 'level'],
  like: ['dealerName'],
  sort: [
    { rank: (row) => -row.rank },
    'shareCount',
    'orderCount',
    { orderAmount: (row) => row.amountCents },
    'rewardTotal',
  ],
})
const users = listOf(rewards.listUsersByActivity)<TaskUserRow>({
  is: ['dealerCode', 'areaName', 'level', 'grantStatus'].map((key) => ({
    [key]: (row: TaskUserRow) => cellOf(row, key),
  })),
  like: ['userName'],
  phone: ['phone'],
  sort: [
    { rank: (row) => -row.rank },
    'shareCount',
    'orderCount',
    { orderAmount: (row) => row.amountCents },
    { rewardTotal: (row) => row.rewardTotal ?? -1 },
  ],
})
const cellOf = (row: TaskUserRow, key: string): string | number => {
  const value: unknown = Reflect.get(row, key)
  return typeof value === 'number' ? value : text(value)
}
type GoodsRow = ReturnType<typeof taskGoods>[number]
const goods = listOf(rewards.listGoodsByActivity)<GoodsRow>({
  is: ['categoryId'],
  like: ['goodsName', 'goodsCode'],
  sort: ['shareCount', 'orderCount', { orderAmount: (row) => row.amountCents }, 'rewardTotal'],
})

const onceShared = <Row extends { shareCount: number }>(rows: Row[]): Row[] =>
  rows.some(({ shareCount }) => shareCount > 0) ? rows : []

const dealersOf = (input: { activityId?: unknown }, user: UserRow, now: number) => {
  demandPage(user, PAGE)
  if (!isHeadquarters(user)) throw new Refusal(403, '无权查看')
  const task = taskOf(input.activityId, user)
  return { task, rows: onceShared(taskDealers(task, now, scopeOf(user))) }
}
on(rewards.listActivityDetails)((input, { user, now }) => {
  const { task, rows } = dealersOf(input, user, now)
  const fitting = dealers.fitting(rows, input)
  return {
    ...dealers.page(
      rows,
      input,
      // The data holds only the values of the enumerations.
      ({ amountCents: _cents, score: _score, ...row }) => row as unknown as RewardTaskDealer,
    ),
    summary: {
      ...sumsOf(fitting),
      userCount: fitting.reduce((all, row) => all + row.userCount, 0),
      rewardTotal: Math.round(fitting.reduce((all, row) => all + row.rewardTotal * 100, 0)) / 100,
    },
    byDay: byDayOf(task, now, scopeOf(user)),
  }
})
const LEVELS = ['未达标', '第1档', '第2档', '第3档', '第4档', '第5档']
const DEALER_COLUMNS = {
  排名: 'rank',
  经销商代码: 'dealerCode',
  经销商: 'dealerName',
  大区: 'areaName',
  参与人数: 'userCount',
  分享次数: 'shareCount',
  浏览次数: 'viewCount',
  成交订单: 'orderCount',
  成交金额: 'orderAmount',
  奖励合计: 'rewardTotal',
} as const
const PREVIEWED = 10
on(rewards.queryExportDetails)((input, { user, now }) => {
  const rows = dealers.exported(dealersOf(input, user, now).rows, input)
  const columns = Object.entries(DEALER_COLUMNS).map(([title, key]) => ({ key, title }))
  return {
    total: rows.length,
    columns,
    records: rows.slice(0, PREVIEWED).map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key]]))),
  }
})
on(rewards.exportActivityDetails)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.exportActivityDetails')
  return sheetOf(dealers.exported(dealersOf(input, user, now).rows, input), {
    ...DEALER_COLUMNS,
    达成档位: (row) => LEVELS[row.level] ?? '',
  })
})

const usersOf = (input: { activityId?: unknown }, user: UserRow, now: number) => {
  demandPage(user, PAGE)
  const task = taskOf(input.activityId, user)
  return { task, rows: taskUsers(task, now, scopeOf(user)) }
}
on(rewards.listUsersByActivity)((input, { user, now }) => {
  const { task, rows } = usersOf(input, user, now)
  const fitting = users.fitting(rows, input)
  return {
    ...users.page(rows, input, ({ amountCents: _cents, score: _score, ...row }) => ({
      // The data holds only the values of the enumerations. The reward is null if nobody receives one.
      ...(row as unknown as RewardTaskUser),
      userName: maskName(row.userName),
      phone: masked(row.phone),
    })),
    summary: {
      ...sumsOf(fitting),
      userCount: fitting.length,
      ...(task.rewardTo === rewardTo.person && {
        rewardTotal: Math.round(fitting.reduce((all, row) => all + (row.rewardTotal ?? 0) * 100, 0)) / 100,
      }),
    },
    byDay: byDayOf(task, now, scopeOf(user)),
  }
})
on(rewards.exportUsersByActivity)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.exportUsersByActivity')
  return sheetOf(users.exported(usersOf(input, user, now).rows, input), {
    ...columnsOf(rewardTaskUser, 'rank'),
    姓名: (row) => maskName(row.userName),
    ...columnsOf(
      rewardTaskUser,
      'phone',
      'roleName',
      'dealerName',
      'shareCount',
      'viewCount',
      'orderCount',
      'orderAmount',
      'level',
      'rewardTotal',
      'grantStatus',
    ),
  })
})

const goodsOf = (input: { activityId?: unknown }, user: UserRow) => {
  demandPage(user, PAGE)
  const task = taskOf(input.activityId, user)
  return { task, rows: onceShared(taskGoods(task, scopeOf(user))) }
}
on(rewards.listGoodsByActivity)((input, { user, now }) => {
  const { task, rows } = goodsOf(input, user)
  const fitting = goods.fitting(rows, input)
  return {
    ...goods.page(rows, input, ({ amountCents: _cents, ...row }) => row),
    summary: { ...sumsOf(fitting), quantity: fitting.reduce((all, row) => all + row.quantity, 0) },
    byDay: byDayOf(task, now, scopeOf(user)),
  }
})
on(rewards.exportGoodsByActivity)((input, { user }) => {
  demandHeadquarters(user, 'rewards.exportGoodsByActivity')
  return sheetOf(
    goods.exported(goodsOf(input, user).rows, input),
    columnsOf(
      rewardTaskGoods,
      'goodsCode',
      'goodsName',
      'categoryName',
      'price',
      'shareCount',
      'viewCount',
      'orderCount',
      'quantity',
      'orderAmount',
      'refundCount',
      'rewardTotal',
    ),
  )
})
