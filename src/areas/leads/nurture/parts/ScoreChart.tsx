import { type NurtureDetail, nurtureClue } from '@/entities/leads/nurtureClue'
import { nurtureTouch } from '@/entities/leads/nurtureTouch'
import { Chart } from '@/kit/chart/Chart'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { RIPE } from '../fields'

const MOST_SCORE = 100

/** The score after each contact, oldest first, counted back from where it stands now; the line across is where a customer is ripe. */
export const ScoreChart = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const title = t(nurtureClue.intentScore.label)
  const scores: number[] = []
  let score = Number(row.intentScore) || 0
  for (const { scoreChange } of row.touches) {
    scores.unshift(score)
    score -= Number(scoreChange) || 0
  }
  return (
    <Chart
      title={title}
      of={t(nurtureTouch.touchTime.label)}
      categories={row.touches.map(({ touchTime }) => formatTime(touchTime, 'MM-DD HH:mm')).toReversed()}
      series={[{ name: title, values: scores, as: 'line' }]}
      marks={[{ name: String(RIPE), value: RIPE }]}
      max={MOST_SCORE}
      height={240}
    />
  )
}
