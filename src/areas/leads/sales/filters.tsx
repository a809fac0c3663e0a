import { DatePicker, Flex, Select } from 'antd'
import dayjs from 'dayjs'
import * as carSeries from '@/api/carSeries'
import * as clueChannels from '@/api/clueChannels'
import * as dealers from '@/api/dealers'
import * as saleReports from '@/api/saleReports'
import { regionFilter } from '@/business/RegionFilter'
import { SeriesPicker } from '@/business/SeriesPicker'
import { saleDealer } from '@/entities/leads/saleDealer'
import { METRICS, metricOf, saleReport } from '@/entities/leads/saleReport'
import { named } from '@/kit/format'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { tagsOf } from '@/kit/form/tags'
import { daysOf, type Filter, type Preset, range, several } from '@/kit/list/filters'
import { derived, NoOptions, useLoad } from '@/kit/load'
import { optionsOf } from '@/lib/options'
import { type TextKey, type Translate, useT } from '@/locales'
import { spanFilter } from '../parts/spanFilter'
import { type Against, type Bucket, BUCKETS, comparedWith, isTooLong, type Range } from './reckon'
import { CLEAR } from '@/kit/boxIcons'

type Texts = Readonly<Record<string, string>>
type ControlProps = Parameters<Filter['control']>[0]

const PRESETS: readonly Preset[] = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear']
const PERIOD = { key: 'period', label: 'sales.period' } as const
const MOST_DEALERS = 20
const split = (text: string): string[] => text.split(',').filter(Boolean)

/** What reports begin with, and what clearing their period goes back to. */
export const PERIOD_DEFAULTS = { period: 'thisMonth' }
const NO_DAYS = ['', ''] as const
/** The days of the period filter, both included; this month where it names none. */
export const rangeOf = (texts: Texts): Range => {
  const [from, until] = daysOf(texts[PERIOD.key] ?? '') ?? daysOf(PERIOD_DEFAULTS.period) ?? NO_DAYS
  return { from, until }
}
const anyPeriod = range(PERIOD, PRESETS)
/** The period of a report; the screen sends it as startTime and endTime. */
export const periodFilter: Filter = {
  ...anyPeriod,
  fault: spanFilter(PERIOD).fault,
  wire: () => ({}),
  control: (props) => anyPeriod.control({ ...props, onChange: (text) => props.onChange(text || PERIOD_DEFAULTS.period) }),
}

/** Where dealers are, as areaName and province. It empties the dealers behind it. */
export const placeFilter: Filter = {
  ...regionFilter({ to: 'provinceCode', label: 'leads.region' }),
  clears: ['dealers'],
  wire: (text) => {
    const [areaName, province] = split(text)
    return { areaName, province }
  },
}

const choices = (input: saleReports.SaleQuery) =>
  derived(saleReports.listDealers.query({ pageNo: 1, pageSize: MOST_DEALERS, ...input }, { quiet: true }), 'choices', ({ records }) =>
    records.map(({ dealerCode, dealerName }) => ({ value: dealerCode, label: named(dealerCode, dealerName) })),
  )
const Dealers = ({ viewpoint, value, onChange, label, texts }: ControlProps & { viewpoint: saleReports.Viewpoint }) => {
  const codes = split(value)
  const known = useLoad(choices({ viewpoint, dealerCodes: codes }), { enabled: codes.length > 0 })
  const [areaName, province] = split(texts.region ?? '')
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

/** Up to 20 dealers of those that the viewpoint has; sent as dealerCodes. */
export const dealersFilterOf = (viewpoint: saleReports.Viewpoint): Filter => ({
  key: 'dealers',
  label: 'sales.dealer',
  instant: true,
  wire: (text) => ({ dealerCodes: split(text) }),
  fault: (text) => (split(text).length > MOST_DEALERS ? 'sales.dealersMost' : undefined),
  words: (text) => <DealerNames viewpoint={viewpoint} codes={split(text)} />,
  control: (props) => <Dealers {...props} viewpoint={viewpoint} />,
})

const SeriesNames = ({ codes }: { codes: string[] }) => {
  const { data } = useLoad(carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }))
  return codes.map((code) => data?.records.find(({ seriesCode }) => seriesCode === code)?.seriesName ?? code).join(' / ')
}
/** Several car series; sent as seriesCodes. */
export const seriesFilter: Filter = {
  key: 'series',
  label: 'sales.series',
  instant: true,
  wire: (text) => ({ seriesCodes: split(text) }),
  words: (text) => <SeriesNames codes={split(text)} />,
  control: ({ value, onChange, label }) => (
    <SeriesPicker multiple value={split(value)} label={label} placeholder={label} onChange={(codes) => onChange(Array.isArray(codes) ? codes.join(',') : '')} />
  ),
}

interface Options {
  options: { value: string; label: string }[]
  load?: Pick<ReturnType<typeof useLoad>, 'error' | 'loading' | 'retry'>
}
/** A select whose options may have to be read first: it waits and fails inside its list. */
const Options = ({
  value,
  onChange,
  label,
  options,
  load,
  multiple = false,
}: Pick<ControlProps, 'value' | 'onChange' | 'label'> & Options & { multiple?: boolean }) => {
  return (
    <Select
      mode={multiple ? 'multiple' : undefined}
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      {...tagsOf(split(value).length)}
      aria-label={label}
      placeholder={label}
      value={multiple ? split(value) : value || undefined}
      options={options}
      onChange={(next: string | string[] | undefined) => onChange(Array.isArray(next) ? next.join(',') : (next ?? ''))}
      notFoundContent={load && <NoOptions {...load} />}
    />
  )
}

const useChannels = () => {
  const load = useLoad(clueChannels.listFirstLevel.query(undefined, { quiet: true }))
  return {
    load,
    options: optionsOf(
      load.data,
      ({ channelCode }) => channelCode,
      ({ channelName }) => channelName,
    ),
  }
}
const Channels = (props: ControlProps) => <Options {...props} {...useChannels()} />
const ChannelName = ({ code }: { code: string }) => useChannels().options.find(({ value }) => value === code)?.label ?? code
/** One channel of the first level; its code is sent as oneChannel. */
export const channelFilter: Filter = {
  key: 'oneChannel',
  label: 'sales.channel',
  instant: true,
  wire: (oneChannel) => ({ oneChannel }),
  words: (code) => <ChannelName code={code} />,
  control: (props) => <Channels {...props} />,
}
export const shopTypeFilter = several(saleDealer.shopType)

const useConsultants = (dealerCode: string) => {
  const load = useLoad(dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }), { enabled: dealerCode !== '' })
  return {
    load,
    options: optionsOf(
      load.data,
      ({ id }) => id,
      ({ staffName }) => staffName,
    ),
  }
}
const Consultants = ({ dealerCode, ...props }: ControlProps & { dealerCode: string }) => <Options multiple {...props} {...useConsultants(dealerCode)} />
const ConsultantNames = ({ dealerCode, ids }: { dealerCode: string; ids: string[] }) => {
  const { options } = useConsultants(dealerCode)
  return ids.map((id) => options.find(({ value }) => value === id)?.label ?? id).join(' / ')
}
/** Several consultants of a dealer; sent as saleUserIds. */
export const consultantsFilterOf = (dealerCode: string): Filter => ({
  key: 'consultants',
  label: 'sales.consultant',
  instant: true,
  wire: (text) => ({ saleUserIds: split(text) }),
  words: (text) => <ConsultantNames dealerCode={dealerCode} ids={split(text)} />,
  control: (props) => <Consultants {...props} dealerCode={dealerCode} />,
})

const metricName = (code: string, t: Translate): string => {
  const metric = metricOf(code)
  return metric ? t(saleReport[metric].label) : code
}
const MetricSelect = ({ viewpoint, ...props }: ControlProps & { viewpoint: saleReports.Viewpoint }) => {
  const t = useT()
  const load = useLoad(saleReports.listQuotas.query({ viewpoint }, { quiet: true }))
  const known = load.data?.flatMap(({ quotaCode }) => metricOf(quotaCode) ?? []) ?? []
  // What is chosen keeps its name, offered or not.
  const offered = [...known, ...METRICS.filter((metric) => metric === props.value && !known.includes(metric))]
  return <Options {...props} load={load} options={offered.map((value) => ({ value, label: metricName(value, t) }))} />
}
/** The one metric of a comparison; sent as quotaCode. */
const metricFilterOf = (viewpoint: saleReports.Viewpoint): Filter => ({
  key: 'metric',
  label: 'sales.metric',
  instant: true,
  wire: (text) => ({ quotaCode: metricOf(text) }),
  words: metricName,
  control: (props) => <MetricSelect {...props} viewpoint={viewpoint} />,
})

const BUCKET_LABELS = { day: 'sales.day', week: 'sales.week', month: 'sales.month', quarter: 'sales.quarter' } as const satisfies Record<Bucket, TextKey>
export const bucketOf = (texts: Texts): Bucket => BUCKETS.find((one) => one === texts.bucket) ?? 'day'
const BucketSelect = ({ buckets, ...props }: ControlProps & { buckets: readonly Bucket[] }) => {
  const t = useT()
  return <Options {...props} options={buckets.map((value) => ({ value, label: t(BUCKET_LABELS[value]) }))} />
}
const bucketFilterOf = (buckets: readonly Bucket[]): Filter => ({
  key: 'bucket',
  label: 'sales.bucket',
  instant: true,
  wire: (bucket) => ({ bucket }),
  words: (text, t) => t(BUCKET_LABELS[bucketOf({ bucket: text })]),
  control: (props) => <BucketSelect {...props} buckets={buckets} />,
})

const AGAINST = { previous: 'sales.previousPeriod', lastYear: 'sales.sameLastYear', own: 'sales.ownRange' } as const
/** What is compared with: 'previous', 'lastYear' or 'own:a~b'; undefined for an own range that is not chosen yet. */
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
          value={days ? [dayjs(days[0]), dayjs(days[1])] : null}
          onChange={(_, texts) => onChange(texts?.[0] && texts[1] ? `own:${texts.join('~')}` : 'own')}
        />
      )}
    </Flex>
  )
}
const againstFilter: Filter = {
  key: 'compare',
  label: 'sales.compareWith',
  instant: true,
  // compareStart and compareEnd need the period and bucket too: the screen adds them.
  wire: () => ({}),
  fault: (_, texts) => {
    const against = againstOf(texts)
    const period = rangeOf(texts)
    if (!against) return 'sales.ownMissing'
    if (typeof against === 'object' && isTooLong(against, bucketOf(texts))) return 'sales.bucketTooLong'
    return !isTooLong(period, bucketOf(texts)) && !comparedWith(period, bucketOf(texts), against) ? 'sales.unequal' : undefined
  },
  words: (text, t) => (text.startsWith('own') ? text.replace(/^own:?/, '') || t(AGAINST.own) : t(text === 'lastYear' ? AGAINST.lastYear : AGAINST.previous)),
  control: (props) => <AgainstSelect {...props} />,
}

/** What a comparison is of: metric, bucket, period and what with, each checked with the others. */
export const compareFiltersOf = (viewpoint: saleReports.Viewpoint, buckets: readonly Bucket[]): Filter[] => [
  metricFilterOf(viewpoint),
  { ...periodFilter, fault: (_, texts) => (isTooLong(rangeOf(texts), bucketOf(texts)) ? 'sales.bucketTooLong' : undefined) },
  againstFilter,
  bucketFilterOf(buckets),
]

/** What is wrong with the filters as they stand in the address: then nothing is asked. */
export const useFault = (filters: readonly Filter[], texts: Texts): string | undefined => {
  const t = useT()
  const fault = filters.flatMap(({ key, fault: check }) => check?.(texts[key] ?? '', texts) ?? [])[0]
  return fault && t(fault)
}
