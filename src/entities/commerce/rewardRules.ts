import { numberIn } from '@/lib/counts'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { is } from '../field'
import { rewardCalcMode, rewardMetric, rewardStage, rewardTaskStatus, rewardTo } from './rewardEnums'
import type { RewardGoods } from './rewardGoods'
import type { RewardTask, RewardTier } from './rewardTask'
import { rewardScope, rewardType } from './shared'

/** What one sold piece of reward goods earns at a price, in their kind of reward: whole points, pieces, or yuan; null where something is unknown. */
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

/** Whether thresholds and rewards rise from step to step; what is not filled in yet stands in nobody's way. */
export const rises = (tiers: readonly Step[]): boolean =>
  (['threshold', 'rewardValue'] as const).every((key) => {
    const values = tiers.flatMap((tier) => numberIn(tier[key]) ?? [])
    return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  })

/** Whether a threshold can be one of a task: a whole number, of an amount one with two decimals at most, above 0. */
export const fitsMetric = (threshold: unknown, metric: unknown): boolean => {
  const value = numberIn(threshold)
  if (value === null || value <= 0) return false
  return is(metric as number, rewardMetric.amount)
    ? /^\d{1,9}(\.\d{1,2})?$/.test(String(value))
    : Number.isInteger(value)
}

/** The highest step that a result reaches, 0 where it reaches none. */
export const levelOf = (tiers: readonly Step[], result: number): number =>
  tiers.filter(({ threshold }) => result >= (numberIn(threshold) ?? Infinity)).length

/** What a result earns: the reward of the highest step it reaches, for a person within the limit. */
export const earned = (
  { tiers, rewardTo: to, userLimit }: Pick<RewardTask, 'rewardTo'> & { tiers: readonly Step[]; userLimit?: unknown },
  result: number,
): number => {
  const reward = numberIn(tiers[levelOf(tiers, result) - 1]?.rewardValue) ?? 0
  const limit = is(to, rewardTo.person) ? numberIn(userLimit) : null
  return limit ? Math.min(reward, limit) : reward
}

/** Whether a dealer, of a sales area by its code, takes part. */
export const takesPart = (
  { dealerScope, dealerCodes = [], areas = [] }: Partial<Pick<RewardTask, 'dealerScope' | 'dealerCodes' | 'areas'>>,
  dealer: { dealerCode: string; areaCode: string },
): boolean =>
  is(dealerScope, rewardScope.all) ||
  (is(dealerScope, rewardScope.areas) && areas.includes(dealer.areaCode)) ||
  (is(dealerScope, rewardScope.chosen) && dealerCodes.includes(dealer.dealerCode))

/** What a task costs if all its dealers reach the highest step, where persons are rewarded with one of each dealer; null where something is unknown. */
export const worstCase = (
  task: { tiers?: readonly Step[]; rewardTo?: RewardTask['rewardTo']; userLimit?: unknown },
  dealers: number | null,
): number | null => {
  const top = numberIn(task.tiers?.at(-1)?.rewardValue)
  if (top === null || dealers === null) return null
  const limit = is(task.rewardTo, rewardTo.person) ? numberIn(task.userLimit) : null
  // In cents, so that no float sum creeps in.
  return (Math.round((limit ? Math.min(top, limit) : top) * 100) * dealers) / 100
}

/** Where a task stands by its dates and its budget. */
export const stageOf = (
  task: { startTime: unknown; endTime: unknown; budget?: unknown; usedBudget?: unknown },
  now: number,
): number => {
  if (now > (toMillis(task.endTime) ?? Infinity)) return rewardStage.over
  if (now < (toMillis(task.startTime) ?? -Infinity)) return rewardStage.ahead
  const [budget, used] = [numberIn(task.budget), numberIn(task.usedBudget)]
  return budget !== null && used !== null && budget > 0 && used >= budget ? rewardStage.spent : rewardStage.running
}

/** What of a task may be changed: nothing of one that has ended, everything of one that is not enabled. */
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
/** Whether a field of a task stays as it is in a phase. Of a running one the end moves on, the budget rises and dealers join. */
export const isLocked = (phase: TaskPhase, key: string): boolean => LOCKED[phase].includes(key)
