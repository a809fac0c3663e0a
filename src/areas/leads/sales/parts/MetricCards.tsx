import './sales.css'
import type { ReactNode } from 'react'
import type { SaleAnswer } from '@/api/saleReports'
import { isRate, type Metric } from '@/entities/leads/saleReport'
import { DASH } from '@/kit/format'
import { useT } from '@/locales'
import { grown, useFigures } from './figures'
import { Trend } from './Trend'

/** A card with a name, a number and what is said below it. */
export const Card = ({ name, value, children }: { name: string; value: string; children?: ReactNode }) => (
  <>
    <span>{name}</span>
    <b className="digits">{value}</b>
    {children && <small>{children}</small>}
  </>
)

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
  return (
    <ul className="counts" aria-label={t('sales.figures')}>
      {metrics.map((metric) => (
        <li key={metric}>
          <button type="button" className="count" aria-pressed={metric === measure} onClick={() => choose(metric)}>
            <Card name={name(metric)} value={answer ? write(metric, answer.summary[metric]) : DASH}>
              <span>
                {t('sales.previous')} <Trend value={answer && grown(metric, answer.summary, answer.previous)} points={isRate(metric)} />
              </span>
              <span>
                {t('sales.lastYear')} <Trend value={answer && grown(metric, answer.summary, answer.lastYear)} points={isRate(metric)} />
              </span>
            </Card>
          </button>
        </li>
      ))}
      {withRank && (
        <li className="count">
          <Card name={t('sales.rank')} value={answer?.rank ? `${answer.rank.place} / ${answer.rank.of}` : DASH} />
        </li>
      )}
    </ul>
  )
}
