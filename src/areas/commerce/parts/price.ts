import type { Goods } from '@/entities/commerce/goods'
import { DASH, useFormats } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

/**
 * Returns a formatter for prices in money, points or both, such as '1,000 points + ¥99.00'. A dash if there is no
 * value.
 */
export const usePriceText = (): ((of: Partial<Pick<Goods, 'price' | 'points'>>) => string) => {
  const t = useT()
  const { money, count } = useFormats()
  return ({ price, points }) =>
    [isBlank(points) ? '' : t('commerce.points', { points: count(points) }), isBlank(price) ? '' : money(price)]
      .filter(Boolean)
      .join('+') || DASH
}
