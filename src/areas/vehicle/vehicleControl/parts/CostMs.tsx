import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'

/** A duration in ms in the colour of its length: above `bad` it is red, above `slow` orange. */
export const CostMs = ({ value, slow = Infinity, bad }: { value: unknown; slow?: number; bad: number }) => {
  const { count } = useFormats()
  const ms = numberIn(value)
  if (ms === null) return <Blank />
  return (
    <span className="digits measured" data-level={ms > bad ? 'bad' : ms > slow ? 'slow' : undefined}>
      {count(ms)}
    </span>
  )
}
