import type { Field } from '@/entities/field'
import { DASH, useFormats } from '@/kit/format'
import { type TextKey, useT } from '@/locales'

export interface Figure {
  label: TextKey
  value: number | undefined
  /** As a share of another, to one decimal; -- of none. */
  of?: number
  /** The same in the period before. */
  before?: number
}
/** A figure out of the sums of an answer. */
export const figureOf = (
  { key, label }: Pick<Field, 'key' | 'label'>,
  sums?: Readonly<Record<string, number>>,
  before?: Readonly<Record<string, number>>,
): Figure => ({
  label,
  value: sums?.[key],
  before: before?.[key],
})

/** Numbers in large, each with how it changed against the period before where that is known. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useT()
  const format = useFormats()
  const share = (part: number, whole: number) => format.percent(whole > 0 ? ((part / whole) * 100).toFixed(1) : undefined)
  return (
    <dl className="card report-figures" aria-label={t('materials.figures')}>
      {figures.map(({ label, value, of, before }) => {
        const change = value !== undefined && before !== undefined ? value - before : undefined
        const tone = change === undefined || change === 0 || !before ? 'quiet' : change > 0 ? 'report-up' : 'report-down'
        return (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="digits">
              <b>{value === undefined ? DASH : of === undefined ? format.number(value) : share(value, of)}</b>
              {change !== undefined && (
                <small className={tone}>{t('materials.change', { rate: `${change > 0 && before ? '+' : ''}${share(change, before ?? 0)}` })}</small>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
