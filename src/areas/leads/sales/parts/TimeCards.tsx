import './sales.css'
import type { Metric } from '@/entities/leads/saleReport'
import { saleCompare } from '@/entities/leads/saleCompare'
import { useT } from '@/locales'
import type { overview } from '../reckon'
import { useFigures } from './figures'
import { Card } from './MetricCards'
import { Trend } from './Trend'

/** A comparison in six cards: both sums so far, what lies between them, and the best and worst bucket. */
export const TimeCards = ({ of, metric }: { of: ReturnType<typeof overview>; metric: Metric }) => {
  const t = useT()
  const { write, signed } = useFigures()
  const cards = [
    { name: t(saleCompare.sumCurrent.label), value: write(metric, of.current) },
    { name: t(saleCompare.sumCompare.label), value: write(metric, of.compared) },
    { name: t(saleCompare.diffValue.label), value: signed(metric, of.difference) },
  ]
  const ends = [
    { name: t('sales.best'), row: of.best },
    { name: t('sales.worst'), row: of.worst },
  ]
  return (
    <ul className="counts" data-many aria-label={t('sales.figures')}>
      {cards.map(({ name, value }) => (
        <li key={name} className="count">
          <Card name={name} value={value} />
        </li>
      ))}
      <li className="count">
        <span>{t(saleCompare.diffRate.label)}</span>
        <b>
          <Trend value={of.change} />
        </b>
      </li>
      {ends.map(({ name, row }) => (
        <li key={name} className="count">
          <Card name={name} value={write(metric, row?.currentValue)}>
            {row?.period}
          </Card>
        </li>
      ))}
    </ul>
  )
}
