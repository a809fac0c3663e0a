import { type NurtureDetail, nurtureClue } from '@/entities/leads/nurtureClue'
import { nurtureTouch } from '@/entities/leads/nurtureTouch'
import { Chart } from '@/kit/chart/Chart'
import { useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { RIPE } from '../fields'

const MAX_SCORE = 100

/** The score after each contact, oldest first, counted back from where it stands now as far as the changes are known; the line across is where a customer is ripe. */
export const ScoreChart = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const title = t(nurtureClue.intentScore.label)
  const scores: (number | null)[] = []
  let score = numberIn(row.intentScore)
  for (const { scoreChange } of row.touches) {
    scores.unshift(score)
    const change = numberIn(scoreChange)
    score = score === null || change === null ? null : score - change
  }
  return (
    <Chart
      title={title}
      of={t(nurtureTouch.touchTime.label)}
      categories={row.touches
        .map(({ touchTime }) => `${shortDay(touchTime)} ${formatTime(touchTime, 'HH:mm')}`)
        .toReversed()}
      series={[{ name: title, values: scores, as: 'line' }]}
      marks={[{ name: String(RIPE), value: RIPE }]}
      max={MAX_SCORE}
    />
  )
}
