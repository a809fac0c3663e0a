import type { Daily, Ranked } from '@/api/leads/materialReports'
import { dailyCounts, everyDay } from '@/kit/chart/days'
import { numberIn } from '@/lib/counts'
import type { Field } from '@/entities/field'
import { Chart, type ChartProps } from '@/kit/chart/Chart'
import { plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const MAX_LETTERS = 16
/** Shortens a name to fit an axis label. */
export const short = (name: string): string => {
  const text = plain(name)
  const letters = [...text]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : text
}

export const BestChart = ({
  best,
  measure,
  go,
  ...rest
}: { best: readonly Ranked[]; measure: Field; go: (one: Ranked) => void } & Pick<
  ChartProps,
  'title' | 'of' | 'extra'
>) => {
  const t = useT()
  return (
    <Chart
      {...rest}
      shape="bars"
      categories={best.map(({ title }) => short(title))}
      series={[{ name: t(measure.label), values: best.map(({ value }) => value) }]}
      onPick={(at) => {
        const hit = best[at]
        if (hit) go(hit)
      }}
    />
  )
}

export const FunnelChart = ({
  fields,
  sums,
  ...rest
}: { fields: readonly Field[]; sums: object | undefined } & Pick<ChartProps, 'title' | 'extra'>) => {
  const t = useT()
  const values = sums ? fields.map(({ key }) => numberIn(Reflect.get(sums, key))) : []
  return (
    <Chart
      {...rest}
      shape="funnel"
      of={t('materials.stage')}
      categories={sums ? fields.map(({ label }) => t(label)) : []}
      series={[{ name: t('materials.sum'), values }]}
    />
  )
}

export const DaysChart = ({
  title,
  days,
  fields,
  height,
}: {
  title: string
  height?: number
  days: readonly Daily[]
  fields: readonly (Field & { key: Exclude<keyof Daily, 'date'> })[]
}) => {
  const t = useT()
  const { shortDay } = useFormats()
  const all = everyDay(days)
  return (
    <Chart
      title={title}
      of={t('targets.day')}
      height={height}
      categories={all.map(({ date }) => shortDay(date))}
      series={fields.map(({ key, label }) => ({
        name: t(label),
        as: 'line',
        values: dailyCounts(all, key),
      }))}
    />
  )
}
