import type { Quota } from '@/entities/leads/quota'
import type { SaleCompare } from '@/entities/leads/saleCompare'
import type { SaleDealer } from '@/entities/leads/saleDealer'
import type { SaleReport } from '@/entities/leads/saleReport'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, type Query } from '../call'
import { type Counted, counted, page, type Page, records } from '../reply'

/** Whose figures: all that headquarters sees, those of the own dealer, those of the own group. */
export type Viewpoint = 'headquarters' | 'dealer' | 'groupDealer'

/** What all sales reports are asked with: the period as days, where and what of, page and sort. */
export interface SaleQuery {
  viewpoint: Viewpoint
  startTime?: unknown
  endTime?: unknown
  areaName?: unknown
  /** The code of a province. */
  province?: unknown
  dealerCode?: unknown
  dealerCodes?: unknown
  dealerName?: unknown
  groupName?: unknown
  saleUserIds?: unknown
  seriesCodes?: unknown
  /** The code of a channel of the first level. */
  oneChannel?: unknown
  shopType?: unknown
  pageNo?: number
  pageSize?: number
  sortField?: unknown
  sortOrder?: unknown
}
/** With `mode` what belongs to no dealer is left out. */
type ListQuery = SaleQuery & { dimension: string; quotaCodes?: readonly string[]; mode?: 'dimension' }
type CompareQuery = SaleQuery & { quotaCode: string; bucket: string; compareStart: string; compareEnd: string }
type ExportQuery = SaleQuery & { mode?: 'time' | 'dimension' } & Partial<
    Omit<ListQuery & CompareQuery, keyof SaleQuery | 'mode'>
  >

/** Numbers by the code of their metric. */
export type Figures = Readonly<Record<string, unknown>>

/** A page of rows with the figures of all of them, now, in the period before and a year ago. */
export interface SaleAnswer extends Page<SaleReport> {
  summary: Figures
  previous: Figures
  lastYear: Figures
  average: Figures
  median: Figures
  /** Least and most of each metric over all rows. */
  minMax: Readonly<Record<string, unknown>>
  /** The dealer's place by sales among those of its area. */
  rank?: { place: number; of: number }
  /** 'YYYY-MM-DD HH:mm'. */
  asOf: string
}
const figures = (data: unknown, key: string): Figures => {
  const found = prop(data, key)
  return isRecord(found) ? found : {}
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const answer = (data: unknown): SaleAnswer => {
  const rank = prop(data, 'rank')
  const [place, of] = [Number(prop(rank, 'place')), Number(prop(rank, 'of'))]
  return {
    ...page<SaleReport>(data),
    summary: figures(data, 'summary'),
    previous: figures(data, 'previous'),
    lastYear: figures(data, 'lastYear'),
    average: figures(data, 'average'),
    median: figures(data, 'median'),
    minMax: figures(data, 'minMax'),
    rank: place > 0 && of > 0 ? { place, of } : undefined,
    asOf: text(prop(data, 'asOf')),
  }
}

/** The buckets of two periods; for a dealer also what the dealers of its area did on average, in the order of time. */
export interface CompareAnswer extends Page<SaleCompare> {
  areaAverage?: (number | null)[]
  asOf: string
}
const compared = (data: unknown): CompareAnswer => {
  const average = prop(data, 'areaAverage')
  return {
    ...page<SaleCompare>(data),
    areaAverage: Array.isArray(average)
      ? average.map((value: unknown) => (typeof value === 'number' ? value : null))
      : undefined,
    asOf: text(prop(data, 'asOf')),
  }
}

export const list = get('/api-report/saleReportWeb/list', io<ListQuery, SaleAnswer>(answer))
export const compare = get('/api-report/saleReportWeb/compare', io<CompareQuery, CompareAnswer>(compared))
/** The dealers that a report may be about, ranked by the sort field where a period is given. */
export const listDealers = get('/api-report/saleReportWeb/dealerList', io<SaleQuery, Page<SaleDealer>>(page))
export const listQuotas = get('/api-report/saleReportWeb/quotaList', io<{ viewpoint: Viewpoint }, Quota[]>(records({})))
export const exportList = download('GET', '/api-report/saleReportWeb/export', io<ExportQuery, Blob>())
/** How many cars of a series are in a bracket of days in stock; an open bracket ends with 0. */
export interface StockGroup {
  from: number
  to: number
  seriesName: string
  count: number
}
/** A page of cars, or of depots; beside it the counts of what is asked for, and of cars also those by series and age. */
export interface RemoteAnswer extends Counted<RemoteStock> {
  groups?: StockGroup[]
}
const remote = (data: unknown): RemoteAnswer => {
  const groups = prop(data, 'groups')
  return {
    ...counted<RemoteStock>(data),
    groups: Array.isArray(groups) ? records<StockGroup>({})(groups) : undefined,
  }
}
/** Cars in off-site depots, or the depots themselves. */
export const listRemoteLibrary = get(
  '/api-report/remote/libraryInfo',
  io<Query<RemoteStock> & { viewType: 'car' | 'depot' }, RemoteAnswer>(remote),
)
