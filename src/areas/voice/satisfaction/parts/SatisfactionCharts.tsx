import { Segmented } from 'antd'
import { useState } from 'react'
import type { SatisfactionPage } from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  DIMENSION_SCORES,
  ENOUGH_ANSWERS,
  satisfaction as fields,
  type Satisfaction,
  satisfactionDimension as dimensions,
} from '@/entities/voice/satisfaction'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { openDays } from '@/kit/chart/days'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { dimensionOf } from './satisfactionFilters'

const SHOWN = 10
/** Scores cluster at the top, so axes starting at zero would hide the differences. */
const MIN_SCORE = 40
const numbers = (rows: readonly Satisfaction[], key: keyof Satisfaction) => rows.map((row) => numberIn(row[key]))
const meanOf = (values: readonly (number | null)[]): number => {
  const given = values.filter((value) => value !== null)
  return (sumOf(given) ?? 0) / Math.max(given.length, 1)
}

const Months = ({ months }: Pick<SatisfactionPage, 'months'>) => {
  const t = useT()
  const network = months.map(({ networkScore }) => numberIn(networkScore))
  return (
    <Chart
      title={t('satisfaction.byMonth')}
      of={t(fields.period.label)}
      categories={months.map(({ period }) => plain(period))}
      unfinished={openDays(months.map(({ period }) => ({ date: plain(period) })))}
      series={[
        {
          name: t(fields.avgScore.label),
          as: 'line',
          kind: 'number',
          values: months.map(({ avgScore }) => numberIn(avgScore)),
        },
        {
          name: t(fields.npsScore.label),
          as: 'line',
          kind: 'number',
          right: true,
          dashed: true,
          values: months.map(({ npsScore }) => numberIn(npsScore)),
        },
        ...(network.some((value) => value !== null)
          ? [
              {
                name: t('satisfaction.network'),
                as: 'line' as const,
                kind: 'number' as const,
                thin: true,
                values: network,
              },
            ]
          : []),
      ]}
    />
  )
}

const FourChart = ({ whole, network }: Pick<SatisfactionPage, 'whole' | 'network'>) => {
  const t = useT()
  const line = (name: string, row: Satisfaction, dashed: boolean) => ({
    name,
    kind: 'number' as const,
    dashed,
    values: DIMENSION_SCORES.map((key) => numberIn(row[key])),
  })
  return (
    <Chart
      title={t('satisfaction.fourScores')}
      of={t('satisfaction.category')}
      shape="radar"
      min={MIN_SCORE}
      max={100}
      categories={DIMENSION_SCORES.map((key) => t(fields[key].label))}
      series={[
        ...(whole ? [line(t('satisfaction.selection'), whole, false)] : []),
        ...(network ? [line(t('satisfaction.network'), network, true)] : []),
      ]}
    />
  )
}

const ENDS = ['best', 'worst'] as const
const Ranks = ({ rows, isArea }: { rows: readonly Satisfaction[]; isArea: boolean }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const [end, choose] = useState<(typeof ENDS)[number]>('best')
  const ranked = rows.filter(({ rank }) => numberIn(rank) !== null)
  const shown = (end === 'best' ? ranked : ranked.toReversed()).slice(0, SHOWN)
  const nameOf = (row: Satisfaction) => plain(isArea ? row.areaName : row.dealerName)
  return (
    <Chart
      title={t('satisfaction.ranks')}
      of={t(isArea ? fields.areaName.label : fields.dealerName.label)}
      shape="bars"
      max={100}
      categories={shown.map(nameOf)}
      series={[{ name: t(fields.avgScore.label), kind: 'number', values: numbers(shown, 'avgScore') }]}
      extra={
        <Segmented
          size="small"
          aria-label={t('satisfaction.ranks')}
          value={end}
          onChange={choose}
          options={ENDS.map((value) => ({ value, label: t(`satisfaction.${value}`, { count: SHOWN }) }))}
        />
      }
      onPick={(at) => {
        const row = shown[at]
        if (row)
          setQuery(
            isArea
              ? { region: plain(row.areaName), page: undefined }
              : { dealerCode: plain(row.dealerCode), page: undefined },
          )
      }}
    />
  )
}

const Fields = ({ rows: all }: { rows: readonly Satisfaction[] }) => {
  const t = useT()
  const rows = all.filter(({ answerRate, avgScore }) => numberIn(answerRate) !== null && numberIn(avgScore) !== null)
  const [rates, scores] = [numbers(rows, 'answerRate'), numbers(rows, 'avgScore')]
  const [rate, score] = [meanOf(rates), meanOf(scores)]
  const groupOf = (at: number) => {
    const [often, good] = [(rates[at] ?? 0) >= rate, (scores[at] ?? 0) >= score]
    return t(
      good
        ? often
          ? 'satisfaction.goodOften'
          : 'satisfaction.goodSeldom'
        : often
          ? 'satisfaction.badOften'
          : 'satisfaction.badSeldom',
    )
  }
  return (
    <Chart
      title={t('satisfaction.scatter')}
      of={t(fields.dealerName.label)}
      shape="scatter"
      categories={rows.map(({ dealerName }) => plain(dealerName))}
      series={[
        { name: t(fields.answerRate.label), kind: 'percent', values: rates },
        { name: t(fields.avgScore.label), kind: 'number', values: scores },
      ]}
      groups={{ of: t('satisfaction.field'), names: rows.map((_, at) => groupOf(at)) }}
    />
  )
}

/** Score and NPS by month, the four scores, the ranking, and scores against response rates. Collapsed by default. */
export const SatisfactionCharts = ({ answer }: { answer: SatisfactionPage | undefined }) => {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const isArea = is(dimensionOf(query.get('dimension'), viewer), dimensions.area)
  if (!answer) return null
  return (
    <ChartFold figures={t('satisfaction.enough', { count: ENOUGH_ANSWERS })}>
      <div className="charts space-below-md">
        <Months months={answer.months} />
        <FourChart whole={answer.whole} network={answer.network} />
        {viewer.hq && <Ranks rows={isArea ? answer.records : answer.dealers} isArea={isArea} />}
        {viewer.hq && <Fields rows={answer.dealers} />}
      </div>
    </ChartFold>
  )
}
