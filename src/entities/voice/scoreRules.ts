import { numberIn } from '@/lib/counts'
import { inZone, toMillis } from '@/lib/time'
import { is, isYes } from '../field'
import { effectiveType, type ScoreDimension, type ScoreLevel, type ScoreSetting } from './scoreSetting'
import { evaluateStatus, type StoreEvaluation } from './storeEvaluation'

const DAY = 86_400_000
/** Sum of all weights, in hundredths of a percent. */
export const WHOLE = 10_000

const hundredths = (weight: unknown): number => Math.round((numberIn(weight) ?? 0) * 100)

type Weighted = Partial<Pick<ScoreDimension, 'code' | 'weight' | 'enableFlag'>>
/** Returns the sum of the enabled weights in hundredths of a percent, to avoid float errors. */
export const weightSum = (dimensions: readonly Weighted[]): number =>
  dimensions.reduce((sum, { weight, enableFlag }) => sum + (isYes(enableFlag) ? hundredths(weight) : 0), 0)

/** Returns equal weights for the enabled dimensions, with the remainder added to the first; 0 for the others. */
export const evenWeights = (dimensions: readonly Weighted[]): number[] => {
  const count = dimensions.filter(({ enableFlag }) => isYes(enableFlag)).length
  const share = count > 0 ? Math.floor(WHOLE / count) : 0
  const first = dimensions.findIndex(({ enableFlag }) => isYes(enableFlag))
  return dimensions.map(({ enableFlag }, at) =>
    isYes(enableFlag) ? (at === first ? WHOLE - share * (count - 1) : share) / 100 : 0,
  )
}

export type Averages = Readonly<Record<string, number | null | undefined>>

/**
 * Returns the weighted score with two decimals; null if there is none. Weights of dimensions without an average are
 * distributed over the others.
 */
export const scoreOf = (averages: Averages, dimensions: readonly Weighted[]): number | null => {
  const scored = dimensions.flatMap(({ code = '', weight, enableFlag }) => {
    const average = averages[code]
    return isYes(enableFlag) && average !== null && average !== undefined ? [{ average, of: hundredths(weight) }] : []
  })
  const total = scored.reduce((sum, { of }) => sum + of, 0)
  return total > 0
    ? Math.round((scored.reduce((sum, { average, of }) => sum + average * of, 0) / total) * 100) / 100
    : null
}

/** Returns the grade of a score. The grades must be in order, best first. */
export const levelOf = <L extends Partial<Pick<ScoreLevel, 'minScore'>>>(
  levels: readonly L[],
  score: number | null,
): L | undefined => (score === null ? undefined : levels.find(({ minScore }) => score >= (numberIn(minScore) ?? 0)))

/** Returns the time, in ms, from which a setting saved at a given time applies. */
export const effectiveFrom = (savedAt: number, type: unknown): number => {
  const day = inZone(savedAt).startOf('day')
  return (is(type, effectiveType.nextMonth) ? day.startOf('month').add(1, 'month') : day.add(1, 'day')).valueOf()
}

type Limits = Partial<Pick<ScoreSetting, 'badThreshold' | 'appealDays' | 'appealTimes'>>
export type Appealable = Partial<Pick<StoreEvaluation, 'status' | 'score' | 'evaluateTime' | 'appealCount'>>
export type Barrier = 'state' | 'score' | 'late' | 'times' | 'quota'

/** Returns the whole days left to appeal, including the last; 0 after the deadline, undefined if unknown. */
export const daysToAppeal = ({ evaluateTime }: Appealable, { appealDays }: Limits, now: number): number | undefined => {
  const [time, days] = [toMillis(evaluateTime), numberIn(appealDays)]
  return time === undefined || days === null ? undefined : Math.max(0, Math.ceil((time + days * DAY - now) / DAY))
}

/**
 * Returns the reason an evaluation cannot be appealed; undefined if it can. Missing values do not block. `left` is
 * the remaining number of appeals this month.
 */
export const barrierOf = (
  row: Appealable,
  limits: Limits,
  left: number | undefined,
  now: number,
): Barrier | undefined => {
  const [score, bad, times] = [numberIn(row.score), numberIn(limits.badThreshold), numberIn(limits.appealTimes)]
  if (row.status !== undefined && !is(row.status, evaluateStatus.shown)) return 'state'
  if (score !== null && bad !== null && score > bad) return 'score'
  if (daysToAppeal(row, limits, now) === 0) return 'late'
  if (times !== null && (numberIn(row.appealCount) ?? 0) >= times) return 'times'
  return left === 0 ? 'quota' : undefined
}
