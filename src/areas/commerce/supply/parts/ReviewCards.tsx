import type { Numbers } from '@/api/reply'
import { goodsCommentStatus } from '@/entities/commerce/goodsComment'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** What good and bad reviews have for stars. */
export const GOOD = '4,5'
export const BAD = '1,2'

/** How many reviews wait, and how the goods are liked; a press shows those reviews. */
export const ReviewCards = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const rate = (part: number | undefined) => percent(rateOf(part ?? null, summary?.scored ?? null))
  const score = query.get('score')
  const pending = String(goodsCommentStatus.pending)
  const waits = (query.get('status') ?? pending) === pending
  /** Of all states, and back. */
  const only = (stars: string) =>
    score === stars
      ? setQuery({ score: undefined, page: undefined })
      : setQuery({ score: stars, status: '', page: undefined })
  return (
    <Tiles label={t('reviews.figures')}>
      <Tile
        label={t('goodsCommentStatus.pending')}
        value={summary && count(summary[goodsCommentStatus.pending])}
        on={waits && !score}
        run={() => setQuery({ status: undefined, score: undefined, page: undefined })}
      />
      <Tile label={t('reviews.average')} value={summary?.average === undefined ? '' : oneDecimal(summary.average)} />
      <Tile
        label={t('reviews.goodRate')}
        value={summary && rate(summary.good)}
        on={score === GOOD}
        run={() => only(GOOD)}
      />
      <Tile
        label={t('reviews.badRate')}
        value={summary && rate(summary.bad)}
        on={score === BAD}
        run={() => only(BAD)}
      />
    </Tiles>
  )
}
