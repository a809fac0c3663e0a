import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** Of fewer answers an NPS says little. */
const MIN_ANSWERS = 30

/** An NPS with its sign, and what is noted where it is that of a few answers. */
export const useNps = () => {
  const t = useT()
  const { number } = useFormats()
  return {
    score: (value: unknown): string => {
      const score = numberIn(value)
      return score === null ? DASH : `${score > 0 ? '+' : ''}${number(score)}`
    },
    note: (answers: unknown): string | undefined =>
      (numberIn(answers) ?? MIN_ANSWERS) < MIN_ANSWERS ? t('paperStatistics.fewAnswers') : undefined,
  }
}
