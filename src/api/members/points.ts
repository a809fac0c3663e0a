import type { PointRate } from '@/entities/commerce/pointsExchange'
import type { AppPoint } from '@/entities/members/appPoint'
import type { EffectPoint, PointDetail } from '@/entities/members/pointDetail'
import type { PointPool } from '@/entities/members/pointPool'
import type { StaffPoint } from '@/entities/members/staffPoint'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { beside, type Counted, counted, type Page, page, record, rows } from '../reply'

/** What a point is worth to the points service; null where it does not say. */
export const getRate = get(
  '/api-integral/pointExchange/getOne',
  io<void, PointRate | null>((data) => {
    const pointsPerYuan = numberIn(prop(data, 'pointsPerYuan'))
    return pointsPerYuan === null ? null : { pointsPerYuan }
  }),
)

type Paging = Pick<Query<object>, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>
type StaffQuery = Query<StaffPoint>
/** All staff accounts; with filters `listUsersByCondition`. */
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

/** The balance at the end of a month. */
export interface MonthBalance {
  month: string
  balance: number | null
}
/** A page of the ledger of one account, with the account and its last twelve months where they were sent. */
export interface LedgerAnswer<Account> extends Page<PointDetail> {
  account?: Account
  months: MonthBalance[]
}
/** A group of movements is asked for by its name in the points dictionary. */
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

/** A part of a lot that a movement used up. */
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
/** A dealer is asked for by its code. */
type AllLedgerQuery = Query<PointDetail> & { areaName?: unknown; dealerCode?: unknown; changeGroup?: unknown }
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
  /** Signed. */
  points: number
  validDays?: number
  poolId?: string
  remark: string
  contactId?: string
  requestNo: string
}
/** Books a movement; returns its line in the ledger. */
export const changeUserPoint = post(
  '/api-integral/userPoint/changeUserPoint',
  about<PointChange, PointDetail>('userId', record<PointDetail>({})),
)
export const setUserPointShow = post(
  '/api-integral/userPoint/updateUserPointShow',
  about<{ side: number; userIds: string[]; pointShow: 0 | 1 }>('userIds'),
)

export const listPools = get('/api-integral/pointPool/getPcList', io<Query<PointPool>, Page<PointPool>>(page))
