import type { Goods } from '@/entities/commerce/goods'
import { DASH, useFormats } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

/** What goods cost, in words: money, points or both, '1,000 points + ¥99.00'; a dash where nothing was sent. */
export const usePriceText = (): ((of: Partial<Pick<Goods, 'price' | 'points'>>) => string) => {
  const t = useT()
  const { money, count } = useFormats()
  return ({ price, points }) =>
    [isBlank(points) ? '' : t('commerce.points', { points: count(points) }), isBlank(price) ? '' : money(price)]
      .filter(Boolean)
      .join('+') || DASH
}
