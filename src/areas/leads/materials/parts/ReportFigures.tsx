import type { Numbers } from '@/api/reply'
import type { Field } from '@/entities/field'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { Trend } from '@/kit/show/Trend'
import { rateOf } from '@/lib/number'
import { type TextKey, useT } from '@/locales'

interface ReportFigure {
  label: TextKey
  value: number | undefined
  /** Displayed as a share of `of` with one decimal. */
  rate?: true
  of?: number
  /** Value in the previous period. Undefined shows no change. */
  before?: number
}
export const figureOf = (
  { key, label }: Pick<Field, 'key' | 'label'>,
  sums?: Numbers,
  before?: Numbers,
): ReportFigure => ({ label, value: sums?.[key], before: before?.[key] })

export const ReportFigures = ({ figures }: { figures: readonly ReportFigure[] }) => {
  const t = useT()
  const format = useFormats()
  const noteOf = ({ value, before }: ReportFigure) => {
    if (value === undefined || before === undefined) return undefined
    const change = value - before
    const rate = `${change > 0 && before ? '+' : ''}${format.percent(rateOf(change, before))}`
    return <Trend change={before ? change : 0}>{t('materials.change', { rate })}</Trend>
  }
  return (
    <Figures
      card
      label={t('materials.figures')}
      figures={figures.map((figure) => ({
        label: t(figure.label),
        value: figure.rate ? format.percent(rateOf(figure.value, figure.of)) : format.count(figure.value),
        note: noteOf(figure),
      }))}
    />
  )
}
