import type { OptionCount, QuestionStat } from '@/entities/voice/questionStat'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'

export interface Group {
  text: string
  stat: QuestionStat
}

export const countIn = (
  { optionCounts }: QuestionStat,
  { optionId, lineId }: Pick<OptionCount, 'optionId' | 'lineId'>,
) => numberIn(optionCounts.find((one) => one.optionId === optionId && one.lineId === lineId)?.count)
export const shareIn = (stat: QuestionStat, option: Pick<OptionCount, 'optionId' | 'lineId'>): number | null =>
  numberIn(rateOf(countIn(stat, option), stat.answerCount))

export const matrixOf = ({ optionCounts, options }: QuestionStat) => {
  const lineIds = [...new Set(optionCounts.map(({ lineId = '' }) => lineId))]
  return {
    lines: lineIds.map((lineId) => ({
      lineId,
      text: plain(options.find(({ optionId }) => optionId === lineId)?.optionText) || lineId,
    })),
    columns: optionCounts.filter(({ lineId = '' }) => lineId === lineIds[0]),
  }
}

/** Returns the mean mark, weighted by its counts; undefined without marks. */
export const meanMark = ({ optionCounts }: QuestionStat): number | undefined => {
  const given = optionCounts.map(({ optionId, count }) => [Number(optionId), numberIn(count) ?? 0] as const)
  const total = given.reduce((sum, [, count]) => sum + count, 0)
  return total > 0 ? given.reduce((sum, [mark, count]) => sum + mark * count, 0) / total : undefined
}
