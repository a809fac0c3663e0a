import { anonymous, type GoodsComment } from '@/entities/commerce/goodsComment'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'

export const reviewName = ({ goodsName, nickname, id }: GoodsComment): string =>
  [goodsName, nickname].map(plain).filter(Boolean).join(' · ') || plain(id)

/**
 * Returns the last four digits of the phone number, which the server may send unmasked. Empty for anonymous authors.
 */
export const phoneEnd = (row: Pick<GoodsComment, 'phone' | 'anonymous'>): string =>
  is(row.anonymous, anonymous.yes) ? '' : plain(row.phone).slice(-4)
