import type { EvaluationSummary } from '@/api/voice/stores'
import { dealerStatus } from '@/entities/shared/enums'
import { type Averages, levelOf, scoreOf } from '@/entities/voice/scoreRules'
import type { ScoreSetting } from '@/entities/voice/scoreSetting'
import { inZone } from '@/lib/time'
import { grouped } from '../../core/grouped'
import { org } from '../../system/rules/store'
import { type EvaluationView, evaluationViews } from './storeEvaluations'
import { latestSetting, settingAt } from './scoreSetting'

const MONTHS = 12
const TAGS = 6

const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100 : null

const averagesOf = (rows: readonly EvaluationView[], { dimensions }: ScoreSetting): Averages =>
  Object.fromEntries(
    dimensions.map(({ code, scenes }) => [
      code,
      mean(
        rows.flatMap((row) => {
          const score: unknown = Reflect.get(row, `${code}Score`)
          return typeof score === 'number' && scenes.some((scene) => scene === row.evaluateType) ? [score] : []
        }),
      ),
    ]),
  )

const inWindow = (rows: readonly EvaluationView[], { windowMonths }: ScoreSetting, now: number): EvaluationView[] => {
  const since = inZone(now).subtract(windowMonths, 'month').format('YYYY-MM-DD HH:mm:ss')
  return rows.filter(({ countFlag, evaluateTime }) => countFlag === 1 && evaluateTime >= since)
}
/** Returns the score of a store, or the default score if too few evaluations count. */
const storeScore = (rows: readonly EvaluationView[], setting: ScoreSetting): number | null =>
  rows.length < setting.minCount ? setting.defaultScore : scoreOf(averagesOf(rows, setting), setting.dimensions)

const tagsOf = (rows: readonly EvaluationView[]): EvaluationSummary['goodTags'] => {
  const counts = new Map<string, number>()
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TAGS)
}

export const storeScoresAt = (now: number): ((dealerCode: string) => number | null) => {
  const setting = settingAt(now)
  const byStore = grouped(inWindow(evaluationViews(), setting, now), ({ dealerCode }) => dealerCode)
  return (dealerCode) => storeScore(byStore.get(dealerCode) ?? [], setting)
}

/**
 * Returns the summary of a list of evaluations: score, grade, dimensions and months of the stores in `rows`, stars
 * and labels of `shown`. Only a single store has a grade.
 */
export const summaryOf = (
  rows: readonly EvaluationView[],
  shown: readonly EvaluationView[],
  now: number,
): EvaluationSummary => {
  const setting = settingAt(now)
  const counting = inWindow(rows, setting, now)
  const own = averagesOf(counting, setting)
  const network = averagesOf(inWindow(evaluationViews(), setting, now), setting)
  const isOne = new Set(rows.map(({ dealerCode }) => dealerCode)).size === 1
  const score = isOne ? storeScore(counting, setting) : scoreOf(own, setting.dimensions)
  const monthOf = (back: number) => inZone(now).startOf('month').subtract(back, 'month').format('YYYY-MM')
  return {
    score,
    levelName: isOne && counting.length >= setting.minCount ? (levelOf(setting.levels, score)?.levelName ?? '') : '',
    count: counting.length,
    dimensions: setting.dimensions.flatMap(({ code, name, enableFlag }) =>
      enableFlag === 1 ? [{ code, name, score: own[code] ?? null, network: network[code] ?? null }] : [],
    ),
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: shown.filter((row) => row.score === star).length })),
    goodTags: tagsOf(shown.filter((row) => row.score >= 4)),
    badTags: tagsOf(shown.filter((row) => row.score <= 2)),
    months: Array.from({ length: MONTHS }, (_, place) => {
      const month = monthOf(MONTHS - 1 - place)
      const inMonth = rows.filter(({ countFlag, evaluateTime }) => countFlag === 1 && evaluateTime.startsWith(month))
      return { month, score: scoreOf(averagesOf(inMonth, setting), setting.dimensions) }
    }),
  }
}

export const settingView = (now: number): ScoreSetting => {
  const setting = latestSetting()
  const inForce = settingAt(now)
  const rows = inWindow(evaluationViews(), inForce, now)
  const network = averagesOf(rows, inForce)
  const scoreOfStore = storeScoresAt(now)
  const names = org.dealers
    .filter(({ status }) => status === dealerStatus.open)
    .map(({ dealerCode }) => levelOf(setting.levels, scoreOfStore(dealerCode))?.level)
  return {
    ...setting,
    dimensions: setting.dimensions.map((row) => ({ ...row, avgScore: network[row.code] ?? 0 })),
    levels: setting.levels.map((row) => ({ ...row, storeCount: names.filter((level) => level === row.level).length })),
  }
}
