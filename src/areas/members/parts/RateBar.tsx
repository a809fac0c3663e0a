import { Progress } from 'antd'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'

/** A percentage as a bar with its number. */
export const RateBar = ({ value, decimals = 1 }: { value: unknown; decimals?: 0 | 1 }) => {
  const { percent } = useFormats()
  const rate = numberIn(value)
  return rate === null ? <Blank /> : <Progress percent={rate} size="small" format={() => percent(rate, decimals)} />
}
