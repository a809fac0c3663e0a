import { Progress } from 'antd'
import { named, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'

/**
 * Arrivals out of the number signed up, as numbers and as a bar, or with `rate` instead of the total. A dash if
 * unknown.
 */
export const Turnout = ({
  came,
  of,
  label,
  rate: isRate = false,
}: {
  came: unknown
  of: unknown
  label: string
  rate?: boolean
}) => {
  const { count, percent } = useFormats()
  const rate = rateOf(came, of)
  const words = isRate
    ? `${count(came)} · ${percent(rate)}`
    : numberIn(of)
      ? `${count(came)} / ${count(of)}`
      : count(came)
  return (
    <span className="turnout">
      <span className="digits">{words}</span>
      {rate !== undefined && (
        <Progress
          percent={Math.min(100, Number(rate))}
          showInfo={false}
          status="normal"
          size="small"
          aria-label={named(label, words)}
        />
      )}
    </span>
  )
}
