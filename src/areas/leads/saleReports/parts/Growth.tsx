import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Trend } from '@/kit/show/Trend'
import type { Metric } from '@/entities/leads/saleReport'
import { goodOf } from './figures'
import { useT } from '@/locales'

/** Change of a sales metric in percent, or in percentage points with `points`. */
export const Growth = ({
  metric,
  value,
  points = false,
}: {
  metric: Metric
  value: number | null | undefined
  points?: boolean
}) => {
  const t = useT()
  const { oneDecimal, percent } = useFormats()
  if (value === null || value === undefined) return <Blank />
  const size = Math.abs(value)
  return (
    <Trend change={value} good={goodOf(metric)}>
      {points ? t('sales.points', { value: oneDecimal(size) }) : percent(size)}
    </Trend>
  )
}
