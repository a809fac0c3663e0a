import type { AppPoint } from '@/entities/members/appPoint'
import type { PointBinding } from '@/entities/members/pointBinding'
import type { PointDetail } from '@/entities/members/pointDetail'
import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import type { PointRate, RateTerms } from '@/entities/members/pointRate'
import type { PointReport } from '@/entities/members/pointReport'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, postRead, type Query } from '../call'
import {
  beside,
  type Counted,
  counted,
  countedOf,
  numbers,
  type Numbers,
  type Page,
  page,
  pageOf,
  record,
} from '../reply'

/** The rate of the points service; null where none was set. */
export const getRate = get(
  '/api-integral/pointExchange/getOne',
  io<void, PointRate | null>((data) =>
    isRecord(data) && Object.keys(data).length ? record<PointRate>({ next: { maybe: {} } })(data) : null,
  ),
)
export type RateInput = Omit<RateTerms, 'id' | 'effectTime' | 'updateBy' | 'updateTime'>
export const setRate = post('/api-integral/pointExchange/setRate', io<RateInput>())

/** A page of the ledger of one account, with the account where it was sent. */
export interface LedgerAnswer<Account> extends Page<PointDetail> {
  account?: Account
}
type LedgerQuery = Query<PointDetail> & { userId: string }
export const getConsumerDetail = get(
  '/api-integral/userPoint/getCUserPointDetail',
  io<LedgerQuery, LedgerAnswer<AppPoint>>((data) => ({
    ...page<PointDetail>(data),
    account: beside<AppPoint>(data, 'account', {}),
  })),
)

export const listPools = get(
  '/api-integral/pointPool/getPcList',
  io<Query<PointPool>, Counted<PointPool>>(countedOf<PointPool>({})),
)
export const listPoolLogs = get(
  '/api-integral/pointPool/getPcLogList',
  io<Query<PointPoolLog>, Page<PointPoolLog>>(pageOf<PointPoolLog>({})),
)
/** A change of a pool; of 0 points where only its warning level is set. */
export interface PoolChange {
  changeType?: number
  points: number
  warnBalance: number
  remark: string
  requestNo: string
}
/** What was booked, as the server says it; each may be missing. */
export interface PoolBooked {
  /** The number of the line in the log. */
  id: string
  points: number | null
  balanceAfter: number | null
}
/** Reads what a change of a pool booked. */
export const poolBooked = (data: unknown): PoolBooked => {
  const id = prop(data, 'id')
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    points: numberIn(prop(data, 'points')),
    balanceAfter: numberIn(prop(data, 'balanceAfter')),
  }
}
export const changePoolBalance = post(
  '/api-integral/pointPool/changeBalance',
  about<PoolChange & { poolId: string }, PoolBooked>('poolId', poolBooked),
)

/** What a report is asked. */
export interface ReportQuery {
  side?: unknown
  startTime?: unknown
  endTime?: unknown
  areaName?: unknown
  dealerCode?: unknown
  roleId?: unknown
  changeType?: unknown
}
type Sums = Pick<PointReport, 'earnPoints' | 'usePoints' | 'expirePoints' | 'balance'>
export interface ReportFigures {
  /** Sums of the period by their fields; those of the period before as `previous…`; `worth`, in cents, where it is known. */
  summary: Numbers
  trend: (Sums & { date: string })[]
  bySource: { name: string; points: number }[]
  asOf?: string
}
export const getReport = get(
  '/api-integral/userPoint/getReport',
  io<ReportQuery, ReportFigures>((data) => ({
    ...record<Omit<ReportFigures, 'summary'>>({ trend: [{}], bySource: [{}] })(data),
    summary: numbers(prop(data, 'summary')),
  })),
)
export interface ReportRows extends Page<PointReport> {
  /** The sums of all rows. */
  totalRow?: PointReport
}
type RowsQuery = ReportQuery & Query<PointReport> & { dimension?: unknown }
export const getReportByCondition = get(
  '/api-integral/userPoint/getReportByCondition',
  io<RowsQuery, ReportRows>((data) => ({
    ...pageOf<PointReport>({})(data),
    totalRow: beside<PointReport>(data, 'totalRow', {}),
  })),
)
export const exportReport = download('POST', '/api-integral/userPoint/exportReport', io<RowsQuery, Blob>())

export interface BindingAnswer extends Counted<PointBinding> {
  /** Bound and unbound day by day. */
  trend: { date: string; bound: number; unbound: number }[]
}
type BindingQuery = Query<PointBinding> & {
  /** 1: only staff with more than one App account within 90 days. */
  several?: unknown
}
export const listBindings = postRead(
  '/api-integral/userBind/getPcList',
  io<BindingQuery, BindingAnswer>((data) => ({
    ...counted<PointBinding>(data),
    trend: record<Pick<BindingAnswer, 'trend'>>({ trend: [{}] })({ trend: prop(data, 'trend') ?? [] }).trend,
  })),
)
export const unbind = post(
  '/api-integral/userBind/unBind',
  about<Pick<PointBinding, 'bindId' | 'unbindReason' | 'remark'>>('bindId'),
)
