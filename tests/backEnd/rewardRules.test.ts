// @module-tag commerce
import { beforeAll, describe, expect, it } from 'vitest'
import { rewardCalcMode, rewardMetric, rewardStage, rewardTaskStatus, rewardTo } from '@/entities/commerce/rewardEnums'
import {
  earned,
  fitsMetric,
  isLocked,
  levelOf,
  perPiece,
  phaseOf,
  rises,
  stageOf,
  takesPart,
  worstCase,
} from '@/entities/commerce/rewardRules'
import { rewardScope, rewardType } from '@/entities/commerce/shared'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { control } from '../../mocks/core/control'
import { rewardGoodsRows, rewardShares, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { partaking, taskDealers, taskGoods, taskUsers, taskView } from '../../mocks/commerce/rules/rewardViews'
import { orderShares } from '../../mocks/orders/rules/orders'

describe('reward per piece', () => {
  const { points, cash, coupon } = rewardType
  const { fixed, percent } = rewardCalcMode
  it.each([
    [points, fixed, 50, '99.00', 50],
    [coupon, fixed, 2, undefined, 2],
    [cash, percent, 5, '1351.00', 67.55],
    [cash, percent, 0.1, '19.90', 0.02],
    [points, percent, 10, '19.90', 1],
    [points, percent, 10, undefined, null],
    [points, fixed, undefined, '99.00', null],
  ] as const)('of type %s, mode %s, value %s at price %s is %s', (type, mode, value, price, piece) =>
    expect(perPiece({ rewardType: type, rewardMode: mode, rewardValue: value, price })).toBe(piece),
  )
})

describe('reward tiers', () => {
  const tiers = [
    { threshold: 2, rewardValue: 100 },
    { threshold: 5, rewardValue: 300 },
    { threshold: 9, rewardValue: 900 },
  ]
  it('must rise in threshold and reward, with empty tiers ignored', () => {
    expect(rises(tiers)).toBe(true)
    expect(rises([...tiers, { threshold: 9, rewardValue: 1000 }])).toBe(false)
    expect(rises([...tiers, { threshold: 12, rewardValue: 900 }])).toBe(false)
    expect(rises([tiers[0] ?? {}, {}, tiers[1] ?? {}])).toBe(true)
  })
  it('require whole thresholds, or two decimals at most for amounts', () => {
    expect([1, 0, 1.5, '', null].map((value) => fitsMetric(value, rewardMetric.orders))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect([0.5, 99.999, 100].map((value) => fitsMetric(value, rewardMetric.amount))).toEqual([true, false, true])
  })
  it('pay the highest tier reached, up to the limit per person', () => {
    expect([1, 2, 4.9, 5, 100].map((result) => levelOf(tiers, result))).toEqual([0, 1, 1, 2, 3])
    expect(earned({ tiers, rewardTo: rewardTo.person, userLimit: 500 }, 9)).toBe(500)
    expect(earned({ tiers, rewardTo: rewardTo.dealer, userLimit: 500 }, 9)).toBe(900)
    expect(earned({ tiers, rewardTo: rewardTo.person }, 1)).toBe(0)
  })
  it('cost at most the top reward, or the limit per person, for each dealer', () => {
    expect(worstCase({ tiers, rewardTo: rewardTo.dealer }, 40)).toBe(36_000)
    expect(worstCase({ tiers, rewardTo: rewardTo.person, userLimit: 500 }, 40)).toBe(20_000)
    expect(worstCase({ tiers: [{ rewardValue: 0.1 }] }, 3)).toBe(0.3)
    expect(worstCase({ tiers: [{}] }, 40)).toBeNull()
    expect(worstCase({ tiers }, null)).toBeNull()
  })
})

describe('reward task', () => {
  const task = { startTime: '2026-11-01 00:00:00', endTime: '2026-11-30 23:59:59' }
  const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`)
  it('derives its stage from dates and budget', () => {
    expect(stageOf(task, at('2026-10-31'))).toBe(rewardStage.ahead)
    expect(stageOf(task, at('2026-11-15'))).toBe(rewardStage.running)
    expect(stageOf({ ...task, budget: '100', usedBudget: 100 }, at('2026-11-15'))).toBe(rewardStage.spent)
    expect(stageOf({ ...task, budget: 100, usedBudget: 100 }, at('2026-12-01'))).toBe(rewardStage.over)
  })
  it('locks fields according to its phase', () => {
    const { draft, enabled, disabled } = rewardTaskStatus
    const phase = (status: 0 | 1 | 2, stage: 1 | 2 | 3 | 4) => phaseOf({ status, stage })
    expect([phase(draft, 1), phase(disabled, 2), phaseOf(undefined)]).toEqual(['free', 'free', 'free'])
    expect([phase(enabled, 1), phase(enabled, 2), phase(enabled, 4)]).toEqual(['planned', 'running', 'running'])
    expect([phase(draft, 3), phase(enabled, 3)]).toEqual(['over', 'over'])
    const open = (keys: readonly string[], of: Parameters<typeof isLocked>[0]) =>
      keys.filter((key) => !isLocked(of, key))
    const keys = [
      'title',
      'rewardTo',
      'metric',
      'startTime',
      'endTime',
      'content',
      'goodsIds',
      'dealerCodes',
      'tiers',
      'budget',
    ]
    expect(open(keys, 'free')).toEqual(keys)
    expect(open(keys, 'planned')).toEqual(keys.filter((key) => key !== 'rewardTo' && key !== 'metric'))
    expect(open(keys, 'running')).toEqual(['endTime', 'content', 'dealerCodes', 'budget'])
    expect(open(keys, 'over')).toEqual([])
  })
  it('is open to the dealers in its scope', () => {
    const dealer = { dealerCode: 'D00001', areaCode: 'HD' }
    expect(takesPart({ dealerScope: rewardScope.all }, dealer)).toBe(true)
    expect(takesPart({ dealerScope: rewardScope.areas, areas: ['HB'] }, dealer)).toBe(false)
    expect(takesPart({ dealerScope: rewardScope.chosen, dealerCodes: ['D00001'] }, dealer)).toBe(true)
    expect(takesPart({}, dealer)).toBe(false)
  })
})

describe('reward demo data', () => {
  beforeAll(() => control.reset())
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)
  it('has the specified numbers and covers every state and stage', () => {
    const tasks = rewardTasks().map((task) => taskView(task, control.now()))
    expect(rewardGoodsRows()).toHaveLength(18)
    expect(tasks).toHaveLength(9)
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set([0, 1, 2]))
    expect(new Set(tasks.map(({ stage }) => stage))).toEqual(new Set([1, 2, 3, 4]))
    expect(rewardShares()).toHaveLength(900)
    const staff = rewardShares().filter(({ dealerCode }) => dealerCode !== '')
    expect(new Set(staff.map(({ shareUserId }) => shareUserId)).size).toBe(200)
    expect(new Set(staff.map(({ dealerCode }) => dealerCode)).size).toBe(40)
  })
  it('has the same task totals by dealer, person and goods, also after a refund', () => {
    for (const task of rewardTasks()) {
      const totals = () =>
        [taskDealers(task, control.now()), taskUsers(task, control.now()), taskGoods(task)].map((rows) => ({
          shares: sum<{ shareCount: number }>(rows, ({ shareCount }) => shareCount),
          views: sum<{ viewCount: number }>(rows, ({ viewCount }) => viewCount),
          orders: sum<{ orderCount: number }>(rows, ({ orderCount }) => orderCount),
          cents: sum<{ amountCents: number }>(rows, ({ amountCents }) => amountCents),
        }))
      const [dealers, users, goods] = totals()
      expect(users).toEqual(dealers)
      expect(goods).toEqual(dealers)
      expect(taskDealers(task, control.now())).toHaveLength(partaking(task).length)
      const { orderCount, shareCount, usedBudget } = taskView(task, control.now())
      expect([shareCount, orderCount]).toEqual([dealers?.shares, dealers?.orders])
      expect(usedBudget).toBe(sum(taskDealers(task, control.now()), ({ rewardTotal }) => rewardTotal))
      const order = orderShares().find(
        ({ activityId, status }) => activityId === task.id && status === orderRewardStatus.pending,
      )
      if (!order) continue
      order.status = orderRewardStatus.void
      expect(totals().map(({ orders }) => orders)).toEqual(Array(3).fill((dealers?.orders ?? 0) - 1))
      order.status = orderRewardStatus.pending
    }
  })
})
