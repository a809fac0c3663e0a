import type { AppPoint } from '@/entities/members/appPoint'
import type { EffectPoint, PointDetail } from '@/entities/members/pointDetail'
import type { PointBinding } from '@/entities/members/pointBinding'
import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import type { PointRate, RateTerms } from '@/entities/members/pointRate'
import type { PointReport } from '@/entities/members/pointReport'
import type { StaffPoint } from '@/entities/members/staffPoint'
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
  rows,
} from '../reply'

/** Exchange rate of the points service, or null if never set. */
export const getRate = get(
  '/api-integral/pointExchange/getOne',
  io<void, PointRate | null>((data) =>
    isRecord(data) && Object.keys(data).length ? record<PointRate>({ next: { maybe: {} } })(data) : null,
  ),
)
export type RateInput = Omit<RateTerms, 'id' | 'effectTime' | 'updateBy' | 'updateTime'>
export const setRate = post('/api-integral/pointExchange/setRate', io<RateInput>())

type Paging = Pick<Query<object>, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>
type StaffQuery = Query<StaffPoint>
/** All staff accounts. With filters use `listUsersByCondition`. */
export const listUsers = get('/api-integral/userPoint/queryUserList', io<Paging, Counted<StaffPoint>>(counted))
export const listUsersByCondition = get(
  '/api-integral/userPoint/queryUserListByCondition',
  io<StaffQuery, Counted<StaffPoint>>(counted),
)
export const exportUserPoints = download(
  'POST',
  '/api-integral/userPoint/exportUserPoint',
  io<(StaffQuery | Query<AppPoint>) & { side: number }, Blob>(),
)

export interface MonthBalance {
  month: string
  balance: number | null
}
export interface LedgerAnswer<Account> extends Page<PointDetail> {
  account?: Account
  months: MonthBalance[]
}
type LedgerQuery = Query<PointDetail> & { userId: string; changeGroup?: unknown }
const ledgerOf =
  <Account>(account: (data: unknown) => Account | undefined) =>
  (data: unknown): LedgerAnswer<Account> => ({
    ...page<PointDetail>(data),
    account: account(data),
    months: rows<Record<string, unknown>>(prop(data, 'months')).map(({ month, balance }) => ({
      month: typeof month === 'string' ? month : '',
      balance: numberIn(balance),
    })),
  })
const staffLedger = ledgerOf((data) => beside<StaffPoint>(data, 'account', {}))
export const getUserDetail = get(
  '/api-integral/userPoint/getUserPointDetail',
  io<Paging & { userId: string }, LedgerAnswer<StaffPoint>>(staffLedger),
)
export const getUserDetailByCondition = get(
  '/api-integral/userPoint/getUserPointDetailByCondition',
  io<LedgerQuery, LedgerAnswer<StaffPoint>>(staffLedger),
)
export const getConsumerDetail = get(
  '/api-integral/userPoint/getCUserPointDetail',
  io<LedgerQuery, LedgerAnswer<AppPoint>>(ledgerOf((data) => beside<AppPoint>(data, 'account', {}))),
)
export const listEffectRecords = get(
  '/api-integral/userPoint/getEffectPointRecord',
  io<{ side: number; userId: string; effectStatus?: unknown }, EffectPoint[]>(rows),
)

export interface LotUse {
  lotId: string
  points: number
  expireTime: string
}
export interface PointLine extends PointDetail {
  uses: LotUse[]
}
export const getDetails = get(
  '/api-integral/points/details/get',
  io<{ id: string }, PointLine>(record<PointLine>({ uses: [{}] })),
)
type AllLedgerQuery = Query<PointDetail> & Pick<ReportQuery, 'areaName' | 'dealerCode' | 'roleId' | 'changeGroup'>
export const listAllUserDetailsByCondition = get(
  '/api-integral/userPoint/getAllUserPointDetailByCondition',
  io<AllLedgerQuery, Page<PointDetail>>(page),
)
export const exportAllUserDetails = download(
  'POST',
  '/api-integral/userPoint/exportAllUserPointDetail',
  io<AllLedgerQuery, Blob>(),
)

interface PointChange {
  side: number
  userId: string
  changeType: number
  points: number
  validDays?: number
  poolId?: string
  remark: string
  contactId?: string
  requestNo: string
}
/** Books a movement. Returns its ledger line if the server sends it. */
export const changeUserPoint = post(
  '/api-integral/userPoint/changeUserPoint',
  about<PointChange, PointDetail | undefined>('userId', (data) => beside<PointDetail>({ data }, 'data', {})),
)
export const setUserPointShow = post(
  '/api-integral/userPoint/updateUserPointShow',
  about<{ side: number; userIds: string[]; pointShow: 0 | 1 }>('userIds'),
)

export const listPools = get(
  '/api-integral/pointPool/getPcList',
  io<Query<PointPool>, Counted<PointPool>>(countedOf<PointPool>({})),
)
export const listPoolLogs = get(
  '/api-integral/pointPool/getPcLogList',
  io<Query<PointPoolLog>, Page<PointPoolLog>>(pageOf<PointPoolLog>({})),
)
export interface PoolChange {
  changeType?: number
  points: number
  warnBalance?: number
  remark: string
  requestNo: string
}
export interface PoolBooked {
  id: string
  points: number | null
  balanceAfter: number | null
}
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

export interface ReportQuery {
  side?: unknown
  startTime?: unknown
  endTime?: unknown
  areaName?: unknown
  dealerCode?: unknown
  roleId?: unknown
  changeGroup?: unknown
  changeType?: unknown
}
type Sums = Pick<PointReport, 'earnPoints' | 'usePoints' | 'expirePoints' | 'balance'>
export interface ReportFigures {
  /** Totals of the period by field, those of the previous period as `previous…`. `worth` is in cents and optional. */
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
  trend: { date: string; bound: number; unbound: number }[]
}
type BindingQuery = Query<PointBinding> & {
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
