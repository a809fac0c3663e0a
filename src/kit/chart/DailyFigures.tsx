import { Empty, Flex, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Field, FieldOf } from '@/entities/field'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { type TextKey, useT } from '@/locales'
import { Figures } from '../show/Figures'
import { plain, useFormats } from '../show/format'
import { Value } from '../show/kinds'
import { Period } from '../show/Period'
import { SmallTable } from '../show/SmallTable'
import { Trend } from '../show/Trend'
import { Chart } from './Chart'
import { dailyCounts, everyDay, openDays } from './days'

const RANGES = [7, 30, 90] as const
const USUAL = 30

/** Daily rates cannot be summed; over several days the rate is the ratio of two counts. */
export interface DailyRate<Day> {
  field: FieldOf<Day>
  part: keyof Day & string
  whole: keyof Day & string
}
interface DailyProps<Day> {
  title: string
  days: readonly Day[] | undefined
  date: FieldOf<Day>
  counts: readonly FieldOf<Day>[]
  rates?: readonly DailyRate<Day>[]
  drawn?: readonly (keyof Day & string)[]
  /** Shows all days without a range selector, for the first days of something rather than the last. */
  complete?: boolean
  children?: (days: readonly Day[]) => ReactNode
}

/**
 * Figures over the last 7, 30 or 90 days: totals with the change from the previous period, a chart with rates on the
 * right axis, and a daily table.
 */
export const DailyFigures = <Day extends object>({
  title,
  days: sent,
  date,
  counts,
  rates = [],
  drawn,
  complete = false,
  children,
}: DailyProps<Day>) => {
  const t = useT()
  const format = useFormats()
  const [chosen, setRange] = useState<number>(USUAL)
  const range = complete ? Infinity : chosen
  const all = everyDay(
    (sent ?? [])
      .map((of) => ({ date: plain(of[date.key]).slice(0, 10), of }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  ).map(({ date: day, day: one }) => ({ date: day, day: one?.of }))
  const days = all.slice(-range)
  const before = all.slice(-range * 2, -range)
  const sum = (of: typeof days, key: keyof Day & string) => (of.length < range ? null : total(of, key))
  const total = (of: typeof days, key: keyof Day & string) => sumOf(dailyCounts(of, key))
  const cards = [
    ...counts.map(({ key, label }) => {
      const [now, then] = [total(days, key), sum(before, key)]
      const change = now === null || !then ? undefined : now - then
      return {
        label: t(label),
        value: format.count(now),
        note: change !== undefined && <Change by={change} rate={format.percent(rateOf(change, then))} days={range} />,
      }
    }),
    ...rates.map(({ field, part, whole }) => {
      const [now, then] = [rateOf(total(days, part), total(days, whole)), rateOf(sum(before, part), sum(before, whole))]
      const points = now === undefined || then === undefined ? undefined : Number(now) - Number(then)
      return {
        label: t(field.label),
        value: format.percent(now),
        note: points !== undefined && (
          <Change by={points} rate={t('chart.points', { points: format.oneDecimal(points) })} days={range} />
        ),
      }
    }),
  ].map(({ note, ...figure }) => ({ ...figure, note: note || undefined }))
  const isDrawn = (key: string) => !drawn || drawn.some((one) => one === key)
  const unfinished = openDays(days)
  const line = ({ key, label }: { key: keyof Day & string; label: TextKey }, kind: 'integer' | 'percent') => ({
    name: t(label),
    as: 'line' as const,
    kind,
    unfinished,
    values: kind === 'percent' ? days.map(({ day }) => numberIn(day?.[key])) : dailyCounts(days, key),
  })
  return (
    <>
      <Flex gap={12} align="center" wrap className="space-below-md">
        {!complete && (
          <Segmented
            aria-label={t('chart.range')}
            value={range}
            onChange={setRange}
            options={RANGES.map((count) => ({ value: count, label: t('chart.lastDays', { days: count }) }))}
          />
        )}
        {days.length > 0 && (
          <span className="quiet">
            <Period startTime={days[0]?.date} endTime={days.at(-1)?.date} format="YYYY-MM-DD" />
          </span>
        )}
      </Flex>
      {days.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />
      ) : (
        <>
          <Figures label={title} figures={cards} />
          <Chart
            title={title}
            of={t(date.label)}
            categories={days.map(({ date: day }) => format.shortDay(day))}
            series={[
              ...counts.filter(({ key }) => isDrawn(key)).map((field) => line(field, 'integer')),
              ...rates.filter(({ field }) => isDrawn(field.key)).map(({ field }) => line(field, 'percent')),
            ]}
          />
          {children?.(days.flatMap(({ day }) => (day ? [day] : [])))}
          <DailyTable days={days} date={date} fields={[...counts, ...rates.map(({ field }) => field)]} />
        </>
      )}
    </>
  )
}

const Change = ({ by, rate, days }: { by: number; rate: string; days: number }) => {
  const t = useT()
  return <Trend change={by}>{t('chart.change', { rate: by > 0 ? `+${rate}` : rate, days })}</Trend>
}

const DailyTable = <Day extends object>({
  days,
  date,
  fields,
}: {
  days: readonly { date: string; day: Day | undefined }[]
  date: Field
  fields: readonly FieldOf<Day>[]
}) => {
  const t = useT()
  return (
    <SmallTable
      scroll={{ x: 'max-content', y: 320 }}
      dataSource={days.map((one, at) => ({ ...one, key: at })).toReversed()}
      columns={[
        { key: date.key, title: t(date.label), render: (_, one) => <Value field={date} value={one.date} /> },
        ...fields.map((field) => ({
          key: field.key,
          title: t(field.label),
          align: 'end' as const,
          render: (_: unknown, { day }: { day: Day | undefined }) => <Value field={field} value={day?.[field.key]} />,
        })),
      ]}
    />
  )
}
