import type { Viewpoint } from '@/api/leads/saleReports'
import type { Metric } from '@/entities/leads/saleReport'
import type { Filter } from '@/kit/list/filters'
import type { TextKey } from '@/locales'
import { type Bucket, BUCKETS } from './calculate'
import {
  channelFilter,
  consultantsFilterOf,
  dealersFilterOf,
  periodFilter,
  placeFilter,
  seriesFilter,
  shopTypeFilter,
} from './saleFilters'

export type Dimension = 'area' | 'province' | 'dealer' | 'consultant' | 'series' | 'channel' | 'day'
export const DIMENSION_LABELS = {
  area: 'sales.area',
  province: 'sales.province',
  dealer: 'sales.dealer',
  consultant: 'sales.consultant',
  series: 'sales.series',
  channel: 'sales.channel',
  day: 'sales.day',
} as const satisfies Record<Dimension, TextKey>

export interface Variant {
  viewpoint: Viewpoint
  dimensions: readonly [Dimension, ...Dimension[]]
  /** Dimension that a row of each dimension opens. */
  drill: Partial<Record<Dimension, Dimension>>
  filters: readonly Filter[]
  cards: readonly Metric[]
  withRank: boolean
  /** Metrics that are not shown by default but can be chosen. */
  off: readonly Metric[]
  /** Metrics that cannot be chosen. */
  without: readonly Metric[]
  /** True if dealers can be charted separately: as bars stacked by series, or over time as small charts. */
  stacked: boolean
  buckets: readonly Bucket[]
  /** True if the number of leads of a consultant links to these leads. */
  linked: boolean
}

const CARDS = [
  'clueCount',
  'visitCount',
  'driveCount',
  'orderCount',
  'saleCount',
  'deliveryCount',
  'finishRate',
] as const satisfies Metric[]

export const HEADQUARTERS: Variant = {
  viewpoint: 'headquarters',
  dimensions: ['area', 'province', 'dealer', 'series', 'channel'],
  drill: { area: 'province', province: 'dealer', dealer: 'consultant' },
  filters: [periodFilter, placeFilter, dealersFilterOf('headquarters'), seriesFilter, channelFilter, shopTypeFilter],
  cards: [...CARDS, 'orderRate'],
  withRank: false,
  off: ['cancelCount'],
  without: [],
  stacked: false,
  buckets: BUCKETS,
  linked: false,
}
export const GROUP: Variant = {
  ...HEADQUARTERS,
  viewpoint: 'groupDealer',
  dimensions: ['dealer', 'series', 'channel'],
  drill: { dealer: 'series' },
  filters: [periodFilter, dealersFilterOf('groupDealer'), seriesFilter, channelFilter, shopTypeFilter],
  stacked: true,
}
/** Variant of one dealer: the user's own, or the only one of the user's group. */
export const dealerVariant = (dealerCode: string, viewpoint: Viewpoint = 'dealer'): Variant => ({
  viewpoint,
  dimensions: ['consultant', 'series', 'channel', 'day'],
  drill: {},
  filters: [periodFilter, consultantsFilterOf(dealerCode), seriesFilter, channelFilter],
  cards: CARDS,
  withRank: viewpoint === 'dealer',
  off: [],
  without: ['saleAmount'],
  stacked: false,
  buckets: ['day', 'week', 'month'],
  linked: true,
})
