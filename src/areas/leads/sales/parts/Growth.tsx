import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Trend } from '@/kit/show/Trend'
import { useT } from '@/locales'

/** How a metric of sales changed, of which more is better: in percent, or between rates in points. */
export const Growth = ({ value, points = false }: { value: number | null | undefined; points?: boolean }) => {
  const t = useT()
  const { oneDecimal, percentSign } = useFormats()
  if (value === null || value === undefined) return <Blank />
  const size = oneDecimal(Math.abs(value))
  return <Trend change={value}>{points ? t('sales.points', { value: size }) : `${size}${percentSign}`}</Trend>
}
