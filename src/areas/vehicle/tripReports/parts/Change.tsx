import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Trend } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'

export const Change = ({ value }: { value: unknown }) => {
  const { percent } = useFormats()
  const change = numberIn(value)
  return change === null ? <Blank /> : <Trend change={change}>{percent(Math.abs(change))}</Trend>
}
