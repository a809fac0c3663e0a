import type { Figures } from '@/api/leads/saleReports'
import { isRate, type Metric, saleReport } from '@/entities/leads/saleReport'
import { DASH, useFormats } from '@/kit/show/format'
import type { Good } from '@/kit/show/Trend'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { change } from '../calculate'

export const kindOf = (metric: Metric): 'integer' | 'percent' | 'money' => {
  const { kind } = saleReport[metric]
  return kind === 'percent' || kind === 'money' ? kind : 'integer'
}

/**
 * Returns formatters of metric values: counts with separators, amounts in yuan, rates in percent with one decimal. A
 * dash if there is none.
 */
export const useFigures = () => {
  const format = useFormats()
  const t = useT()
  const { oneDecimal } = format
  const write = (metric: Metric, value: unknown): string => {
    if (numberIn(value) === null) return DASH
    const kind = kindOf(metric)
    return kind === 'percent' ? format.percent(value) : kind === 'money' ? format.money(value) : format.number(value)
  }
  return {
    write,
    name: (metric: Metric): string => t(saleReport[metric].label),
    /** Formats a difference with its sign, in points for rates. */
    signed: (metric: Metric, value: unknown): string => {
      const number = numberIn(value)
      if (number === null) return DASH
      const plus = number > 0 ? '+' : ''
      return isRate(metric)
        ? t('sales.points', { value: `${plus}${oneDecimal(number)}` })
        : `${plus}${write(metric, value)}`
    },
  }
}

/** Returns the direction that is good for a metric: fewer cancelled orders, neither for a target, else more. */
export const goodOf = (metric: Metric): Good =>
  metric === 'cancelCount' ? 'less' : metric === 'targetCount' ? 'neither' : 'more'

/** Returns the change of a metric, in points for rates, else in percent. */
export const grown = (metric: Metric, now: Figures, before: Figures): number | null => {
  const [a, b] = [numberIn(now[metric]), numberIn(before[metric])]
  if (!isRate(metric)) return change(a, b)
  return a === null || b === null ? null : Math.round((a - b) * 10) / 10
}
