import { type Poster, poster } from '@/entities/marketing/poster'
import { type Items, RowActions } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { to } from '@/routes'
import { ShownPeriod } from '@/areas/marketing/parts/cells'
import { is } from '@/entities/field'
import { posterStatus } from '@/entities/marketing/posterEnums'
import { ShelfState } from '../../parts/material'
import { TitleLink } from '../../parts/materialCells'
import { DETAIL } from './shelf'

/** A poster on the wall. */
export const PosterCard = ({ row, actions }: { row: Poster; actions: Items }) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <article className="wall-card" aria-label={row.title}>
      <Picture src={row.imageUrl} alt={t(poster.imageUrl.label)} width="100%" ratio={9 / 16} />
      <div className="wall-words">
        <TitleLink title={row.title} address={to(DETAIL, { id: row.id })} />
        <ShelfState row={row} field={poster.status} />
        <small className="quiet">
          {t(poster.shareCount.label)} {number(row.shareCount)} · {t(poster.scanCount.label)} {number(row.scanCount)}
        </small>
        <small className="quiet">
          <ShownPeriod startTime={row.startTime} endTime={row.endTime} shown={is(row.status, posterStatus.up)} />
        </small>
        <RowActions items={actions} name={row.title} />
      </div>
    </article>
  )
}
