import type { SaleAnswer } from '@/api/leads/saleReports'
import { isRate, type Metric } from '@/entities/leads/saleReport'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useT } from '@/locales'
import { grown, useFigures } from './figures'
import { Growth } from './Growth'

/** The key figures of a report with their changes to the period before and to last year; a click makes one the measure of the chart. */
export const MetricCards = ({
  metrics,
  answer,
  measure,
  choose,
  withRank,
}: {
  metrics: readonly Metric[]
  answer: SaleAnswer | undefined
  measure: Metric
  choose: (metric: Metric) => void
  withRank: boolean
}) => {
  const t = useT()
  const { write, name } = useFigures()
  const figures = metrics.map((metric) => ({
    label: name(metric),
    value: answer && write(metric, answer.summary[metric]),
    on: metric === measure,
    run: () => choose(metric),
    note: (
      <>
        <span>
          {t('sales.previous')}{' '}
          <Growth
            metric={metric}
            value={answer && grown(metric, answer.summary, answer.previous)}
            points={isRate(metric)}
          />
        </span>
        <span>
          {t('sales.lastYear')}{' '}
          <Growth
            metric={metric}
            value={answer && grown(metric, answer.summary, answer.lastYear)}
            points={isRate(metric)}
          />
        </span>
      </>
    ),
  }))
  const rank = { label: t('sales.rank'), value: answer?.rank && `${answer.rank.place} / ${answer.rank.of}` }
  return (
    <Tiles wide label={t('sales.figures')}>
      {figures.map((figure) => (
        <Tile key={figure.label} {...figure} />
      ))}
      {withRank && <Tile {...rank} />}
    </Tiles>
  )
}
