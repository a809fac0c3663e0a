import { DIMENSION_SCORES, satisfaction as fields, type Satisfaction } from '@/entities/voice/satisfaction'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const [GOOD, LOW] = [80, 60]

/** A score of 0 to 100 with a bar: green, from 80 on, orange, or red below 60. */
export const ScoreBar = ({ value }: { value: unknown }) => {
  const { oneDecimal } = useFormats()
  const score = numberIn(value)
  if (score === null) return <>{oneDecimal(value)}</>
  return (
    <span className="score-bar digits">
      <b>{oneDecimal(score)}</b>
      <span
        className="score-track"
        data-tone={score >= GOOD ? 'good' : score >= LOW ? 'fair' : 'low'}
        aria-hidden="true"
      >
        <span style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
      </span>
    </span>
  )
}

/** The four scores of a line side by side. */
export const FourScores = ({ row }: { row: Satisfaction }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  return (
    <span className="score-four digits">
      {DIMENSION_SCORES.map((key) => (
        <span key={key}>
          <span className="quiet">{t(fields[key].label)}</span> {oneDecimal(row[key])}
        </span>
      ))}
    </span>
  )
}
