import { useMemo } from 'react'
import type { Figures } from '@/api/saleReports'
import { isRate, type Metric, saleReport } from '@/entities/leads/saleReport'
import { DASH, useFormats } from '@/kit/format'
import { useLanguage, useT } from '@/locales'
import { change, numberIn } from '../reckon'

/** A metric as series of a chart name and count it. */
export const kindOf = (metric: Metric): 'integer' | 'percent' | 'money' => {
  const { kind } = saleReport[metric]
  return kind === 'percent' || kind === 'money' ? kind : 'integer'
}

/** Writes a number with one decimal: rates keep theirs. */
export const useDecimal = () => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return (value: unknown): string => (Number.isFinite(Number(value)) ? format.format(Number(value)) : DASH)
  }, [language])
}

/** Writes values of metrics: counts with separators, amounts in yuan, rates in percent; -- where there is none. */
export const useFigures = () => {
  const format = useFormats()
  const t = useT()
  const decimal = useDecimal()
  const write = (metric: Metric, value: unknown): string => {
    if (numberIn(value) === null) return DASH
    const kind = kindOf(metric)
    if (!Number.isFinite(Number(value))) return DASH
    return kind === 'percent' ? `${decimal(value)}${format.percentSign}` : kind === 'money' ? format.money(value) : format.number(value)
  }
  return {
    write,
    name: (metric: Metric): string => t(saleReport[metric].label),
    /** A difference with its sign; between rates in points. */
    signed: (metric: Metric, value: unknown): string => {
      const number = numberIn(value)
      if (number === null) return DASH
      const plus = number > 0 ? '+' : ''
      return isRate(metric) ? t('sales.points', { value: `${plus}${decimal(number)}` }) : `${plus}${write(metric, value)}`
    },
  }
}

/** How a metric changed: between rates in points, else in percent. */
export const grown = (metric: Metric, now: Figures, before: Figures): number | null => {
  const [a, b] = [numberIn(now[metric]), numberIn(before[metric])]
  if (!isRate(metric)) return change(a, b)
  return a === null || b === null ? null : Math.round((a - b) * 10) / 10
}
