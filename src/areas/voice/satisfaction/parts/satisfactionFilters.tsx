import { Segmented } from 'antd'
import { consultantIdFilter } from '@/business/ConsultantFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import type { Viewer } from '@/business/viewer'
import { is, optionOf, withStates } from '@/entities/field'
import { TRIGGERED } from '@/entities/voice/questionnaire'
import { satisfaction as fields, satisfactionDimension as dimensions } from '@/entities/voice/satisfaction'
import { type Filter, numberRangeFilter, segmentedFilter } from '@/kit/list/filters'
import { monthRangeFilter, monthsOf } from '@/kit/list/monthFilter'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

export type Dimension = (typeof dimensions.options)[number]['value']
const MAX_MONTHS = 13

/** Returns the dimensions a viewer may group by, the default first. */
const choicesFor = ({ hq }: Viewer) => dimensions.options.filter(({ value }) => hq || !is(value, dimensions.area))
/** Returns the dimension named in the address, else the viewer's default. */
export const dimensionOf = (text: unknown, viewer: Viewer): Dimension => {
  const choices = choicesFor(viewer)
  return choices.find(({ value }) => is(text, value))?.value ?? (viewer.hq ? dimensions.area : dimensions.dealer)
}

const Dimensions = ({
  viewer,
  value,
  onChange,
  label,
}: {
  viewer: Viewer
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <div className="scroll-x">
      <Segmented<Dimension>
        aria-label={label}
        value={dimensionOf(value, viewer)}
        onChange={(of) => onChange(String(of))}
        options={choicesFor(viewer).map((one) => ({ value: one.value, label: t(one.label) }))}
      />
    </div>
  )
}
const dimensionFilter = (viewer: Viewer): Filter<'dimension'> => ({
  key: 'dimension',
  label: 'satisfaction.dimension',
  instant: true,
  always: true,
  wide: true,
  toQuery: (text) => ({ dimension: dimensionOf(text, viewer) }),
  describe: (text, t) => t(optionOf(dimensions, dimensionOf(text, viewer))?.label ?? 'satisfaction.dimension'),
  control: (props) => <Dimensions viewer={viewer} {...props} />,
})

const PERIOD = { ...monthRangeFilter(fields.period, true), always: true }
const monthsIn = (text: string): number => {
  const [from, to] = (monthsOf(text) ?? []).map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  return from === undefined || to === undefined ? 0 : to - from + 1
}
export const filtersFor = (viewer: Viewer) => [
  dimensionFilter(viewer),
  segmentedFilter(withStates(fields.paperType, (code) => TRIGGERED.some((type) => type === code))),
  {
    ...PERIOD,
    validate: (text: string) => (monthsIn(text) > MAX_MONTHS ? ('satisfaction.monthsTooMany' as const) : undefined),
  },
  ...areaFiltersFor(viewer, fields),
  consultantIdFilter(fields.employeeName, 'employeeId', viewer.ownDealer),
  numberRangeFilter(fields.avgScore, { max: 100 }),
]
export const thisMonth = (): string => {
  const month = formatTime(Date.now(), 'YYYY-MM')
  return `${month}~${month}`
}
