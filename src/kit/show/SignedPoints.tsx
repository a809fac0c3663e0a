import { numberIn } from '@/lib/counts'
import { Blank } from './Blank'
import { useFormats } from './format'

export const SignedPoints = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const points = numberIn(value)
  if (points === null) return <Blank />
  return (
    <span className="digits trend" data-good={points === 0 ? undefined : points > 0}>
      {points > 0 && '+'}
      {number(points)}
    </span>
  )
}
