import { type VirtualCar, virtualCar } from '@/entities/content/virtualCar'
import { type Items, RowActions } from '@/kit/actions/actions'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { priceWords } from './carPrice'
import { Dots } from './Dots'

/** A car model as a card. */
export const CarCard = ({ row, actions, open }: { row: VirtualCar; actions: Items; open: () => void }) => {
  const t = useT()
  return (
    <article className="model-card" aria-label={row.modelName}>
      {row.cover && <Picture src={row.cover} alt={row.modelName} width="100%" ratio={690 / 388} />}
      <div className="model-card-words">
        <CellLink onClick={open}>
          <bdi>{row.modelName || row.id}</bdi>
        </CellLink>
        <StatusTag field={virtualCar.status} value={row.status} />
        <small className="quiet">{row.seriesName}</small>
        <span className="digits">{priceWords(row, t)}</span>
        <Dots colors={row.colors} />
        <RowActions items={actions} name={row.modelName} />
      </div>
    </article>
  )
}
