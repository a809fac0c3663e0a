import type { Metric } from '@/entities/leads/saleReport'
import { saleCompare } from '@/entities/leads/saleCompare'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useT } from '@/locales'
import type { overview } from '../calculate'
import { useFigures } from './figures'
import { Growth } from './Growth'

/** A comparison in six cards: both sums so far, what lies between them, and the best and worst bucket. */
export const TimeCards = ({ of, metric }: { of: ReturnType<typeof overview>; metric: Metric }) => {
  const t = useT()
  const { write, signed } = useFigures()
  return (
    <Tiles label={t('sales.figures')}>
      <Tile label={t(saleCompare.sumCurrent.label)} value={write(metric, of.current)} />
      <Tile label={t(saleCompare.sumCompare.label)} value={write(metric, of.compared)} />
      <Tile label={t(saleCompare.diffValue.label)} value={signed(metric, of.difference)} />
      <Tile label={t(saleCompare.diffRate.label)} value={<Growth metric={metric} value={of.change} />} />
      <Tile label={t('sales.best')} value={write(metric, of.best?.currentValue)} note={of.best?.period} />
      <Tile label={t('sales.worst')} value={write(metric, of.worst?.currentValue)} note={of.worst?.period} />
    </Tiles>
  )
}
