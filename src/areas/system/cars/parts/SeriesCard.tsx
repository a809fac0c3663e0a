import { Space } from 'antd'
import { type CarSeries, carSeries } from '@/entities/shared/carSeries'
import { type Action, RowActions } from '@/kit/actions/actions'
import { StatusTag } from '@/kit/show/kinds'
import { Cover, NameCell, Price } from './fields'

/** A series as a card. */
export const SeriesCard = ({
  row,
  brand,
  open,
  actions,
}: {
  row: CarSeries
  brand: string
  open?: (id: string) => void
  actions: readonly Action[]
}) => (
  <article className="series-card">
    <Cover row={row} width="100%" />
    <div className="series-head">
      <NameCell row={row} open={open} />
      <StatusTag field={carSeries.status} value={row.status} />
    </div>
    <span className="series-quiet">
      {brand} · {row.seriesCode}
    </span>
    <Space size={4}>
      <StatusTag field={carSeries.energyType} value={row.energyType} />
      <Price row={row} />
    </Space>
    <RowActions items={actions} name={row.seriesName} />
  </article>
)
