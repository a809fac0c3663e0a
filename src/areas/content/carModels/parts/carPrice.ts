import type { VirtualCar } from '@/entities/content/virtualCar'
import { numberIn } from '@/lib/counts'
import { formats } from '@/kit/show/format'
import { language, type Translate } from '@/locales'

const TEN_THOUSAND = 10_000
/** Formats yuan in units of ten thousand in Chinese and Japanese, else in full. */
const spoken = (value: unknown): string | undefined => {
  const yuan = numberIn(value)
  if (yuan === null) return undefined
  return ['zh', 'ja'].includes(language()) ? (yuan / TEN_THOUSAND).toFixed(2) : formats(language()).money(value)
}

/** Formats the price range of a model. Without a minimum price, it is to be announced. */
export const priceWords = (
  { minPrice, maxPrice }: Partial<Pick<VirtualCar, 'minPrice' | 'maxPrice'>>,
  t: Translate,
): string => {
  const [from, to] = [spoken(minPrice), spoken(maxPrice)]
  if (from === undefined) return t('carPages.priceLater')
  return t('carPages.tenThousand', { price: to === undefined || to === from ? from : `${from}–${to}` })
}
