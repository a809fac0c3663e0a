import { DatePicker, Flex, Select } from 'antd'
import dayjs from 'dayjs'
import * as saleReports from '@/api/leads/saleReports'
import { regionFilter } from '@/business/RegionFilter'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { saleDealer } from '@/entities/leads/saleDealer'
import { METRICS, metricOf, saleReport } from '@/entities/leads/saleReport'
import { named } from '@/kit/show/format'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { daysOf, type Filter, type Preset, dateRangeFilter, choicesFilter } from '@/kit/list/filters'
import { callChoicesFilter, callFilter } from '@/kit/list/choiceFilters'
import { listOf } from '@/lib/listOf'
import { derived, optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { type TextKey, type Translate, useT } from '@/locales'
import { FIRST_CHANNELS } from '../parts/channelLevels'
import { consultantsOf } from '@/business/ConsultantFilter'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Against, type Bucket, BUCKETS, comparedWith, isTooLong, type Range } from './calculate'
import { CLEAR } from '@/kit/show/boxIcons'

type Texts = Readonly<Record<string, string>>
type ControlProps = Parameters<Filter['control']>[0]

const PRESETS: readonly Preset[] = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear']
const PERIOD = { key: 'period', label: 'sales.period' } as const
const MAX_DEALERS = 20

export const PERIOD_DEFAULTS = { period: 'thisMonth' }
const NO_DAYS = ['', ''] as const
/** Returns the days of the period filter, both included. This month if it is empty. */
export const rangeOf = (texts: Texts): Range => {
  const [from, until] = daysOf(texts[PERIOD.key] ?? '') ?? daysOf(PERIOD_DEFAULTS.period) ?? NO_DAYS
  return { from, until }
}
const anyPeriod = dateRangeFilter(PERIOD, PRESETS)
/** Period of a report. The screen itself sends it as startTime and endTime. Clearing it restores the default. */
export const periodFilter: Filter<never, 'period'> = {
  ...anyPeriod,
  always: true,
  validate: spanFilter(PERIOD).validate,
  toQuery: () => ({}),
  control: (props) =>
    anyPeriod.control({ ...props, onChange: (text) => props.onChange(text || PERIOD_DEFAULTS.period) }),
}

/** Location of dealers, sent as areaName and province. Clears the dealer filter after it. */
export const placeFilter: Filter<'areaName' | 'province', 'region'> = {
  ...regionFilter({ to: 'provinceCode', label: 'leads.region' }),
  clears: ['dealers'],
  toQuery: (text) => {
    const [areaName, province] = listOf(text)
    return { areaName, province }
  },
}

const choices = (input: saleReports.SaleQuery) =>
  derived(
    saleReports.listDealers.query({ pageNo: 1, pageSize: MAX_DEALERS, ...input }, { quiet: true }),
    'choices',
    ({ records }) =>
      records.map(({ dealerCode, dealerName }) => ({ value: dealerCode, label: named(dealerCode, dealerName) })),
  )
const Dealers = ({ viewpoint, value, onChange, label, texts }: ControlProps & { viewpoint: saleReports.Viewpoint }) => {
  const codes = listOf(value)
  const known = useLoad(choices({ viewpoint, dealerCodes: codes }), { enabled: codes.length > 0 })
  const [areaName, province] = listOf(texts.region ?? '')
  return (
    <RemoteSelect
      multiple
      value={codes}
      label={label}
      placeholder={label}
      known={known.data}
      ask={(word) => choices({ viewpoint, dealerName: word || undefined, areaName, province })}
      onChange={(next) => onChange(Array.isArray(next) ? next.join(',') : '')}
    />
  )
}
const DealerNames = ({ viewpoint, codes }: { viewpoint: saleReports.Viewpoint; codes: string[] }) =>
  (useLoad(choices({ viewpoint, dealerCodes: codes })).data?.map(({ label }) => label) ?? codes).join(' / ')

/** Filter by up to 20 dealers of the viewpoint; sent as dealerCodes. */
export const dealersFilterOf = (viewpoint: saleReports.Viewpoint): Filter<'dealerCodes', 'dealers'> => ({
  key: 'dealers',
  label: 'sales.dealer',
  instant: true,
  toQuery: (text) => ({ dealerCodes: listOf(text) }),
  validate: (text) => (listOf(text).length > MAX_DEALERS ? 'sales.dealersMax' : undefined),
  describe: (text) => <DealerNames viewpoint={viewpoint} codes={listOf(text)} />,
  control: (props) => <Dealers {...props} viewpoint={viewpoint} />,
})

/** Filter by several car series; sent as seriesCodes. */
export const seriesFilter: Filter<'seriesCodes', 'series'> = {
  ...severalSeriesFilterOf({ label: 'sales.series' }),
  key: 'series',
}

interface Options {
  options: { value: string; label: string }[]
  load?: Pick<ReturnType<typeof useLoad>, 'error' | 'loading' | 'retry'>
}
const Options = ({
  value,
  onChange,
  label,
  options,
  load,
}: Pick<ControlProps, 'value' | 'onChange' | 'label'> & Options) => {
  return (
    <Select
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      aria-label={label}
      placeholder={label}
      value={value || undefined}
      options={options}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      {...(load && optionsState(load))}
    />
  )
}

/** Filter by a first-level channel; its code is sent as oneChannel. */
export const channelFilter = callFilter({ key: 'oneChannel', label: 'sales.channel' }, FIRST_CHANNELS)
export const shopTypeFilter = choicesFilter(saleDealer.shopType)

/** Filter by several consultants of a dealer; sent as saleUserIds. */
export const consultantsFilterOf = (dealerCode: string): Filter<'saleUserIds', 'consultants'> => ({
  ...callChoicesFilter({ key: 'consultants', label: 'sales.consultant' }, consultantsOf(dealerCode)),
  toQuery: (text) => ({ saleUserIds: listOf(text) }),
})

const metricName = (code: string, t: Translate): string => {
  const metric = metricOf(code)
  return metric ? t(saleReport[metric].label) : code
}
const MetricSelect = ({ viewpoint, ...props }: ControlProps & { viewpoint: saleReports.Viewpoint }) => {
  const t = useT()
  const load = useLoad(saleReports.listQuotas.query({ viewpoint }, { quiet: true }))
  const known = load.data?.flatMap(({ quotaCode }) => metricOf(quotaCode) ?? []) ?? []
  // The selected metric keeps its name even if it is no longer offered.
  const offered = [...known, ...METRICS.filter((metric) => metric === props.value && !known.includes(metric))]
  return <Options {...props} load={load} options={offered.map((value) => ({ value, label: metricName(value, t) }))} />
}
/** Filter for the metric of a comparison; sent as quotaCode. */
const metricFilterOf = (viewpoint: saleReports.Viewpoint): Filter<'quotaCode', 'metric'> => ({
  key: 'metric',
  label: 'sales.metric',
  always: true,
  instant: true,
  toQuery: (text) => ({ quotaCode: metricOf(text) }),
  describe: metricName,
  control: (props) => <MetricSelect {...props} viewpoint={viewpoint} />,
})

const BUCKET_LABELS = {
  day: 'sales.day',
  week: 'sales.week',
  month: 'sales.month',
  quarter: 'sales.quarter',
} as const satisfies Record<Bucket, TextKey>
export const bucketOf = (texts: Texts): Bucket => BUCKETS.find((one) => one === texts.bucket) ?? 'day'
const BucketSelect = ({ buckets, ...props }: ControlProps & { buckets: readonly Bucket[] }) => {
  const t = useT()
  return <Options {...props} options={buckets.map((value) => ({ value, label: t(BUCKET_LABELS[value]) }))} />
}
const bucketFilterOf = (buckets: readonly Bucket[]): Filter<'bucket'> => ({
  key: 'bucket',
  label: 'sales.bucket',
  always: true,
  instant: true,
  toQuery: (bucket) => ({ bucket }),
  describe: (text, t) => t(BUCKET_LABELS[bucketOf({ bucket: text })]),
  control: (props) => <BucketSelect {...props} buckets={buckets} />,
})

const AGAINST = { previous: 'sales.previousPeriod', lastYear: 'sales.sameLastYear', own: 'sales.ownRange' } as const
/** Parses 'previous', 'lastYear' or 'own:a~b'. Undefined if a custom range is not chosen yet. */
export const againstOf = (texts: Texts): Against | undefined => {
  const text = texts.compare ?? ''
  if (text === 'previous' || text === 'lastYear') return text
  const days = daysOf(text.replace(/^own:/, ''))
  return days && { from: days[0], until: days[1] }
}
const AgainstSelect = ({ value, onChange, label }: ControlProps) => {
  const t = useT()
  const way = value.startsWith('own') ? 'own' : value
  const days = daysOf(value.replace(/^own:/, ''))
  return (
    <Flex vertical gap={6}>
      <Select
        aria-label={label}
        value={way || undefined}
        options={Object.entries(AGAINST).map(([code, text]) => ({ value: code, label: t(text) }))}
        onChange={onChange}
      />
      {way === 'own' && (
        <DatePicker.RangePicker
          aria-label={t('sales.ownRange')}
          allowEmpty={[true, true]}
          value={days ? [dayjs(days[0]), dayjs(days[1])] : null}
          onChange={(_, texts) => onChange(texts?.[0] && texts[1] ? `own:${texts.join('~')}` : 'own')}
        />
      )}
    </Flex>
  )
}
const againstFilter: Filter<never, 'compare'> = {
  key: 'compare',
  label: 'sales.compareWith',
  always: true,
  instant: true,
  // compareStart and compareEnd also depend on period and bucket, so the screen adds them.
  toQuery: () => ({}),
  validate: (_, texts) => {
    const against = againstOf(texts)
    const period = rangeOf(texts)
    if (!against) return 'sales.ownMissing'
    if (typeof against === 'object' && isTooLong(against, bucketOf(texts))) return 'sales.bucketTooLong'
    return !isTooLong(period, bucketOf(texts)) && !comparedWith(period, bucketOf(texts), against)
      ? 'sales.unequal'
      : undefined
  },
  describe: (text, t) =>
    text.startsWith('own')
      ? text.replace(/^own:?/, '') || t(AGAINST.own)
      : t(text === 'lastYear' ? AGAINST.lastYear : AGAINST.previous),
  control: (props) => <AgainstSelect {...props} />,
}

export const compareFiltersOf = (viewpoint: saleReports.Viewpoint, buckets: readonly Bucket[]) => [
  metricFilterOf(viewpoint),
  {
    ...periodFilter,
    validate: (_, texts) => (isTooLong(rangeOf(texts), bucketOf(texts)) ? 'sales.bucketTooLong' : undefined),
  } satisfies Filter,
  againstFilter,
  bucketFilterOf(buckets),
]

/** Returns the first error of the filters in the address. Screens send no request while there is one. */
export const useFilterError = (filters: readonly Filter[], texts: Texts): string | undefined => {
  const t = useT()
  const fault = filters.flatMap(({ key, validate: check }) => check?.(texts[key] ?? '', texts) ?? [])[0]
  return fault && t(fault)
}
