import type { VirtualCar } from '@/entities/content/virtualCar'
import { numberIn } from '@/lib/counts'
import type { Translate } from '@/locales'

const TEN_THOUSAND = 10_000
const wan = (value: unknown): string | undefined => {
  const yuan = numberIn(value)
  return yuan === null ? undefined : (yuan / TEN_THOUSAND).toFixed(2)
}

/** The prices of a model in tens of thousands, as they are spoken of; those that are not known are to be announced. */
export const priceWords = (
  { minPrice, maxPrice }: Partial<Pick<VirtualCar, 'minPrice' | 'maxPrice'>>,
  t: Translate,
): string => {
  const [from, to] = [wan(minPrice), wan(maxPrice)]
  if (from === undefined) return t('carPages.priceLater')
  return t('carPages.tenThousand', { price: to === undefined || to === from ? from : `${from}-${to}` })
}
