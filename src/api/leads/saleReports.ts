import type { Quota } from '@/entities/leads/quota'
import type { SaleCompare } from '@/entities/leads/saleCompare'
import type { SaleDealer } from '@/entities/leads/saleDealer'
import type { SaleReport } from '@/entities/leads/saleReport'
import type { RemoteStock } from '@/entities/shared/remoteStock'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, type Query } from '../call'
import { type Counted, counted, page, type Page, records } from '../reply'

export type Viewpoint = 'headquarters' | 'dealer' | 'groupDealer'

export interface SaleQuery {
  viewpoint: Viewpoint
  startTime?: unknown
  endTime?: unknown
  areaName?: unknown
  province?: unknown
  dealerCode?: unknown
  dealerCodes?: unknown
  dealerName?: unknown
  groupName?: unknown
  saleUserIds?: unknown
  seriesCodes?: unknown
  oneChannel?: unknown
  shopType?: unknown
  pageNo?: number
  pageSize?: number
  sortField?: unknown
  sortOrder?: unknown
}
/** With `mode`, rows without a dealer are left out. */
type ListQuery = SaleQuery & { dimension: string; quotaCodes?: readonly string[]; mode?: 'dimension' }
type CompareQuery = SaleQuery & { quotaCode: string; bucket: string; compareStart: string; compareEnd: string }
type ExportQuery = SaleQuery & { mode?: 'time' | 'dimension' } & Partial<
    Omit<ListQuery & CompareQuery, keyof SaleQuery | 'mode'>
  >

export type Figures = Readonly<Record<string, unknown>>

/** A page of rows with the figures of all rows, now, in the previous period and a year ago. */
export interface SaleAnswer extends Page<SaleReport> {
  summary: Figures
  previous: Figures
  lastYear: Figures
  average: Figures
  median: Figures
  minMax: Readonly<Record<string, unknown>>
  /** Rank of the dealer by sales within its area. */
  rank?: { place: number; of: number }
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

/** Buckets of two periods. For a dealer they include the average of its area in time order. */
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
/** Dealers that a report can cover, ranked by the sort field if there is a period. */
export const listDealers = get('/api-report/saleReportWeb/dealerList', io<SaleQuery, Page<SaleDealer>>(page))
export const listQuotas = get('/api-report/saleReportWeb/quotaList', io<{ viewpoint: Viewpoint }, Quota[]>(records({})))
export const exportList = download('GET', '/api-report/saleReportWeb/export', io<ExportQuery, Blob>())
/** Cars of a series in a bracket of days in stock. An open bracket has `to` 0. */
export interface StockGroup {
  from: number
  to: number
  seriesName: string
  count: number
}
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
export const listRemoteLibrary = get(
  '/api-report/remote/libraryInfo',
  io<Query<RemoteStock> & { viewType: 'car' | 'depot' }, RemoteAnswer>(remote),
)
