import { numberIn } from '@/lib/counts'
import { Blank } from './Blank'
import { useFormats } from './format'

/** A change with its sign: green where it adds, red where it takes away. */
export const Signed = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const change = numberIn(value)
  if (change === null) return <Blank />
  return (
    <span className="digits trend" data-good={change === 0 ? undefined : change > 0}>
      {change > 0 && '+'}
      {number(change)}
    </span>
  )
}
