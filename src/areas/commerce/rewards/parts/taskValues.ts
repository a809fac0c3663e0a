import type { RewardTaskInput } from '@/api/commerce/rewards'
import { rewardMetric, rewardTo } from '@/entities/commerce/rewardEnums'
import { fitsMetric, phaseOf, rises } from '@/entities/commerce/rewardRules'
import { type RewardTask, rewardTask, type RewardTier } from '@/entities/commerce/rewardTask'
import { rewardScope, rewardType } from '@/entities/commerce/shared'
import { f, is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import type { Translate } from '@/locales'

export type TaskValues = RewardTaskInput

const DAY = 86_400_000
const MAX_DAYS = 180
export const MAX_TIERS = 5
export const MAX_GOODS = 100

export const GOODS = { ...f.refs(), key: 'goodsIds', label: 'rewards.taskGoods' } as const
export const TIERS = { ...f.json(), key: 'tiers', label: rewardTask.tiers.label } as const

export const STEPS = [
  {
    label: 'rewards.step1',
    fields: ['title', 'cover', 'rewardTo', 'metric', 'startTime', 'endTime', 'content'],
  },
  { label: 'rewards.step2', fields: ['goodsIds'] },
  { label: 'rewards.step3', fields: ['dealerScope', 'areas', 'dealerCodes'] },
  { label: 'rewards.step4', fields: ['tiers', 'budget', 'userLimit'] },
  { label: 'rewards.step5', fields: [] },
] as const satisfies readonly { label: string; fields: readonly (keyof TaskValues)[] }[]
export const LAST = STEPS.length - 1
export const stepOf = (field: string): number =>
  Math.max(
    0,
    STEPS.findIndex(({ fields }) => fields.some((key) => key === field)),
  )

export const initialOf = (row: RewardTask | undefined): TaskValues =>
  row
    ? {
        title: row.title,
        cover: row.cover,
        rewardTo: row.rewardTo,
        metric: row.metric,
        startTime: row.startTime,
        endTime: row.endTime,
        content: row.content,
        goodsIds: row.goodsIds,
        dealerScope: row.dealerScope,
        dealerCodes: row.dealerCodes,
        areas: row.areas,
        tiers: row.tiers.map((tier) => ({
          ...tier,
          threshold: numberIn(tier.threshold) ?? undefined,
          rewardValue: numberIn(tier.rewardValue) ?? undefined,
        })),
        budget: numberIn(row.budget) ?? undefined,
        userLimit: numberIn(row.userLimit) ?? undefined,
      }
    : {
        rewardTo: rewardTo.person,
        metric: rewardMetric.shares,
        goodsIds: [],
        dealerScope: rewardScope.all,
        dealerCodes: [],
        areas: [],
        tiers: [{ level: 1, rewardType: rewardType.points }],
      }

/**
 * Returns the values to send: numbered tiers, dealers and areas only for their scope, a limit per person only if
 * persons are rewarded.
 */
export const inputOf = (values: TaskValues): TaskValues => ({
  ...values,
  tiers: (values.tiers ?? []).map((tier, at) => ({ ...tier, level: at + 1 })),
  dealerCodes: is(values.dealerScope, rewardScope.chosen) ? values.dealerCodes : [],
  areas: is(values.dealerScope, rewardScope.areas) ? values.areas : [],
  userLimit: is(values.rewardTo, rewardTo.person) ? (values.userLimit ?? null) : null,
})

/** Returns the error of a start time. A new task starts today at the earliest. */
export const startError = (value: unknown, row: RewardTask | undefined, t: Translate, now = Date.now()) => {
  const day = formatTime(value, 'YYYY-MM-DD')
  return !row && day && day < formatTime(now, 'YYYY-MM-DD') ? t('rewards.notPast') : undefined
}

/** Returns the error of an end time. The end of a running task can only be postponed. */
export const endError = (value: unknown, startTime: unknown, row: RewardTask | undefined, t: Translate) => {
  const [start, end, before] = [toMillis(startTime), toMillis(value), toMillis(row?.endTime)]
  if (end === undefined) return undefined
  if (phaseOf(row) === 'running' && before !== undefined && end < before) return t('rewards.onlyLater')
  if (start === undefined) return undefined
  return end <= start
    ? t('rewards.endFirst')
    : end - start > MAX_DAYS * DAY
      ? t('rewards.tooLong', { days: MAX_DAYS })
      : undefined
}

/**
 * Validates the tiers: at least one, each with a positive reward, with thresholds above the previous one. Only money
 * may have decimals.
 */
export const tiersError = (value: unknown, metric: unknown, t: Translate): string | undefined => {
  const tiers: readonly Partial<RewardTier>[] = Array.isArray(value) ? value : []
  if (tiers.length === 0) return t('rewards.tierNeeded')
  const isBad = (tier: Partial<RewardTier>) => {
    const reward = numberIn(tier.rewardValue)
    return (
      !fitsMetric(tier.threshold, metric) ||
      reward === null ||
      reward <= 0 ||
      (!is(tier.rewardType, rewardType.cash) && !Number.isInteger(reward)) ||
      (is(tier.rewardType, rewardType.coupon) && !tier.couponId)
    )
  }
  const bad = tiers.findIndex(isBad)
  if (bad >= 0) return t('rewards.tierBad', { level: String(bad + 1) })
  return rises(tiers) ? undefined : t('rewards.tiersRise')
}

/** Validates a sum of rewards: points and coupons are whole, money has cents. */
export const unitError = (value: unknown, type: RewardTier['rewardType'] | undefined, t: Translate) => {
  const sum = numberIn(value)
  return sum === null || Number.isInteger(sum) || is(type, rewardType.cash) ? undefined : t('rule.integer')
}

/**
 * Validates a budget, which must exceed the reward of the first tier. The budget of a running task can only be
 * raised.
 */
export const budgetError = (
  value: unknown,
  { tiers = [] }: TaskValues,
  row: RewardTask | undefined,
  words: (value: unknown) => string,
  t: Translate,
): string | undefined => {
  const budget = numberIn(value)
  if (budget === null) return undefined
  const broken = unitError(budget, tiers[0]?.rewardType, t)
  if (broken) return broken
  const used = numberIn(row?.usedBudget)
  if (phaseOf(row) === 'running') {
    if (used !== null && budget < used) return t('rewards.budgetGranted', { amount: words(used) })
    if (budget < (numberIn(row?.budget) ?? 0)) return t('rewards.budgetOnlyUp')
  }
  const first = numberIn(tiers[0]?.rewardValue)
  return first !== null && budget <= first ? t('rewards.budgetLow') : undefined
}
