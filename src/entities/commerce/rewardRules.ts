import { numberIn } from '@/lib/counts'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { is } from '../field'
import { rewardCalcMode, rewardMetric, rewardStage, rewardTaskStatus, rewardTo } from './rewardEnums'
import type { RewardGoods } from './rewardGoods'
import type { RewardTask, RewardTier } from './rewardTask'
import { rewardScope, rewardType } from './shared'

/**
 * Returns the reward for one piece in the unit of its reward type: whole points, whole coupons, or yuan; null if
 * something is unknown.
 */
export const perPiece = (
  goods: Partial<Pick<RewardGoods, 'rewardType' | 'rewardMode' | 'rewardValue' | 'price'>>,
): number | null => {
  const value = numberIn(goods.rewardValue)
  if (value === null || !is(goods.rewardMode, rewardCalcMode.percent)) return value
  const cents = toCents(goods.price)
  if (cents === undefined) return null
  return is(goods.rewardType, rewardType.cash)
    ? Math.round((cents * value) / 100) / 100
    : Math.floor((cents * value) / 10_000)
}

type Step = Partial<Pick<RewardTier, 'threshold' | 'rewardValue'>>

/** Returns true if thresholds and rewards rise from step to step. Empty values are ignored. */
export const rises = (tiers: readonly Step[]): boolean =>
  (['threshold', 'rewardValue'] as const).every((key) => {
    const values = tiers.flatMap((tier) => numberIn(tier[key]) ?? [])
    return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  })

/** Returns true if a threshold is valid: above 0 and whole, or for an amount with at most two decimals. */
export const fitsMetric = (threshold: unknown, metric: unknown): boolean => {
  const value = numberIn(threshold)
  if (value === null || value <= 0) return false
  return is(metric as number, rewardMetric.amount)
    ? /^\d{1,9}(\.\d{1,2})?$/.test(String(value))
    : Number.isInteger(value)
}

/** Returns the number of steps that a result reaches, 0 for none. */
export const levelOf = (tiers: readonly Step[], result: number): number =>
  tiers.filter(({ threshold }) => result >= (numberIn(threshold) ?? Infinity)).length

/** Returns the reward of the highest step reached; for a person at most the limit. */
export const earned = (
  { tiers, rewardTo: to, userLimit }: Pick<RewardTask, 'rewardTo'> & { tiers: readonly Step[]; userLimit?: unknown },
  result: number,
): number => {
  const reward = numberIn(tiers[levelOf(tiers, result) - 1]?.rewardValue) ?? 0
  const limit = is(to, rewardTo.person) ? numberIn(userLimit) : null
  return limit ? Math.min(reward, limit) : reward
}

/** Returns true if a dealer takes part; its sales area is given by code. */
export const takesPart = (
  { dealerScope, dealerCodes = [], areas = [] }: Partial<Pick<RewardTask, 'dealerScope' | 'dealerCodes' | 'areas'>>,
  dealer: { dealerCode: string; areaCode: string },
): boolean =>
  is(dealerScope, rewardScope.all) ||
  (is(dealerScope, rewardScope.areas) && areas.includes(dealer.areaCode)) ||
  (is(dealerScope, rewardScope.chosen) && dealerCodes.includes(dealer.dealerCode))

/**
 * Returns the cost of a task if all dealers reach the highest step, counting one person per dealer for personal
 * rewards; null if something is unknown.
 */
export const worstCase = (
  task: { tiers?: readonly Step[]; rewardTo?: RewardTask['rewardTo']; userLimit?: unknown },
  dealers: number | null,
): number | null => {
  const top = numberIn(task.tiers?.at(-1)?.rewardValue)
  if (top === null || dealers === null) return null
  const limit = is(task.rewardTo, rewardTo.person) ? numberIn(task.userLimit) : null
  // In cents, to avoid float errors.
  return (Math.round((limit ? Math.min(top, limit) : top) * 100) * dealers) / 100
}

/** Returns the stage of a task by its dates and budget. */
export const stageOf = (
  task: { startTime: unknown; endTime: unknown; budget?: unknown; usedBudget?: unknown },
  now: number,
): number => {
  if (now > (toMillis(task.endTime) ?? Infinity)) return rewardStage.over
  if (now < (toMillis(task.startTime) ?? -Infinity)) return rewardStage.ahead
  const [budget, used] = [numberIn(task.budget), numberIn(task.usedBudget)]
  return budget !== null && used !== null && budget > 0 && used >= budget ? rewardStage.spent : rewardStage.running
}

/**
 * Phase that limits the edits of a task: one that has ended is read-only, one that is not enabled is fully editable.
 */
export type TaskPhase = 'free' | 'planned' | 'running' | 'over'
export const phaseOf = (task: Pick<RewardTask, 'status' | 'stage'> | undefined): TaskPhase => {
  if (!task) return 'free'
  if (is(task.stage, rewardStage.over)) return 'over'
  if (!is(task.status, rewardTaskStatus.enabled)) return 'free'
  return is(task.stage, rewardStage.ahead) ? 'planned' : 'running'
}

const LOCKED: Record<TaskPhase, readonly string[]> = {
  free: [],
  planned: ['rewardTo', 'metric'],
  running: [
    'title',
    'cover',
    'rewardTo',
    'metric',
    'startTime',
    'goodsIds',
    'dealerScope',
    'areas',
    'tiers',
    'userLimit',
  ],
  over: [
    'title',
    'cover',
    'rewardTo',
    'metric',
    'startTime',
    'endTime',
    'content',
    'goodsIds',
    'dealerScope',
    'dealerCodes',
    'areas',
    'tiers',
    'budget',
    'userLimit',
  ],
}
/**
 * Returns true if a field is locked in a phase. For a running task the end may move later, the budget may rise and
 * dealers may be added.
 */
export const isLocked = (phase: TaskPhase, key: string): boolean => LOCKED[phase].includes(key)
