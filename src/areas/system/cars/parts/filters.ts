import { carSeries } from '@/entities/shared/carSeries'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { yesNoFilter, choicesFilter, containsFilter } from '@/kit/list/filters'

/** The brand is chosen in the list beside; here it has its chip. */
const brandFilter = (nameOf: (code: string) => string) => elsewhereFilter(carSeries.brandCode, nameOf)

const OWN_FILTERS = [
  containsFilter(carSeries.seriesName),
  containsFilter(carSeries.seriesCode),
  choicesFilter(carSeries.energyType),
  choicesFilter(carSeries.status),
  yesNoFilter(carSeries.driveFlag),
]

/** The filters of the list. */
export const filtersOf = (brandName: (code: string) => string) => [brandFilter(brandName), ...OWN_FILTERS]
