import { anonymous, type GoodsComment } from '@/entities/commerce/goodsComment'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'

/** What a review is called: the goods and who wrote. */
export const reviewName = ({ goodsName, nickname, id }: GoodsComment): string =>
  [goodsName, nickname].map(plain).filter(Boolean).join(' · ') || plain(id)

/** Of a phone its last four digits, whatever the server sent; none of who did not want to be named. */
export const phoneEnd = (row: Pick<GoodsComment, 'phone' | 'anonymous'>): string =>
  is(row.anonymous, anonymous.yes) ? '' : plain(row.phone).slice(-4)
