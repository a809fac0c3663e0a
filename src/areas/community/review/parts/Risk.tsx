import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'

const ORANGE = 60
const RED = 85

export const Risk = ({ score: given }: { score: unknown }) => {
  const { number } = useFormats()
  const score = numberIn(given)
  if (score === null) return <Blank />
  return (
    <span className="risk" data-level={score >= RED ? 'red' : score >= ORANGE ? 'orange' : undefined}>
      <span className="digits">{number(score)}</span>
      <span className="risk-bar" aria-hidden>
        <span style={{ width: `${Math.max(0, Math.min(100, score))}%` }} />
      </span>
    </span>
  )
}
