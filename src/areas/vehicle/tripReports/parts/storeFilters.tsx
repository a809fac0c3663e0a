import { Segmented } from 'antd'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import type { Viewer } from '@/business/viewer'
import { storeVideo, storeVideoReport as fields } from '@/entities/vehicle/storeVideo'
import { containsFilter, dateRangeFilter, type Filter, yesNoFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useT } from '@/locales'

export const DIMENSIONS = { dealer: 'tripReports.byDealer', day: 'tripReports.playsByDay' } as const
export type Dimension = keyof typeof DIMENSIONS
export const dimensionOf = (text: unknown): Dimension => (text === 'day' ? 'day' : 'dealer')

const Dimensions = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const t = useT()
  return (
    <Segmented<Dimension>
      aria-label={label}
      value={dimensionOf(value)}
      onChange={onChange}
      options={[
        { value: 'dealer', label: t(DIMENSIONS.dealer) },
        { value: 'day', label: t(DIMENSIONS.day) },
      ]}
    />
  )
}
const dimensionFilter: Filter<'groupBy'> = {
  key: 'groupBy',
  label: 'tripReports.dimension',
  instant: true,
  always: true,
  wide: true,
  toQuery: (text) => ({ groupBy: dimensionOf(text) }),
  describe: (text, t) => t(DIMENSIONS[dimensionOf(text)]),
  control: ({ value, onChange, label }) => <Dimensions value={value} onChange={onChange} label={label} />,
}

const PERIOD = { key: 'period', label: 'tripReports.period' } as const
/** Filter by period, at most 366 days. */
export const periodFilter = {
  ...dateRangeFilter(PERIOD, ['last7', 'last30', 'thisWeek', 'thisMonth', 'lastMonth']),
  validate: spanFilter(PERIOD).validate,
}

export const storeFilters = (viewer: Viewer) => [
  dimensionFilter,
  periodFilter,
  ...areaFiltersFor(viewer, fields),
  ...(viewer.hq ? [containsFilter(fields.cityName)] : []),
  seriesFilterOf(storeVideo.seriesName),
  yesNoFilter({ key: 'hasVideo', label: 'tripReports.hasVideo' }),
]
