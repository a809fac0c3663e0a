import { carSeries } from '@/entities/shared/carSeries'
import { type Filter, flag, several, words } from '@/kit/list/filters'

/** The brand is chosen in the list beside; here it has its chip. */
const brandFilter = (nameOf: (code: string) => string): Filter => ({
  key: carSeries.brandCode.key,
  label: carSeries.brandCode.label,
  elsewhere: true,
  wire: (text) => ({ brandCode: text }),
  words: nameOf,
  control: () => null,
})

const OWN_FILTERS: readonly Filter[] = [
  words(carSeries.seriesName),
  words(carSeries.seriesCode),
  several(carSeries.energyType),
  several(carSeries.status),
  flag(carSeries.driveFlag),
]

/** The keys of all filters in the address. */
export const FILTER_KEYS: readonly string[] = [carSeries.brandCode.key, ...OWN_FILTERS.map(({ key }) => key)]

/** The filters of the list. */
export const filtersOf = (brandName: (code: string) => string): readonly Filter[] => [brandFilter(brandName), ...OWN_FILTERS]
