import type { VirtualCar } from '@/entities/content/virtualCar'
import { formats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { language, type Translate } from '@/locales'

const TEN_THOUSAND = 10_000
/** Formats yuan in units of ten thousand in Chinese and Japanese, else in full. */
const spoken = (value: unknown): string | undefined => {
  const cents = toCents(value)
  if (cents === undefined) return undefined
  if (!['zh', 'ja'].includes(language())) return formats(language()).money(value)
  // Rounded before the division, since 129,850 / 10,000 is slightly less than 12.985 in binary.
  return (Math.round(cents / TEN_THOUSAND) / 100).toFixed(2)
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
