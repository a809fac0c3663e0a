import type { Coupon, CouponDetail } from '@/entities/marketing/coupon'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { CouponMerchant } from '@/entities/marketing/couponMerchant'
import type { CouponTrade } from '@/entities/marketing/couponTrade'
import type { CouponUser } from '@/entities/marketing/couponUser'
import type { ImportSummary } from '@/entities/shared/file'
import { prop } from '@/lib/json'
import { about, download, get, io, post, postRead, type Query, upload } from '../call'
import { codes } from '../refs'
import { beside, imported, page, type Page, pageOf, record, records } from '../reply'

/**
 * Fields of a saved coupon. For an enabled one only stock, limit, end and terms can be changed. `batchNo` is an
 * imported list of shops.
 */
export type CouponInput = Partial<
  Omit<Coupon, 'id' | 'status' | 'grantedCount' | 'usedCount' | 'scopeNames' | 'createTime'>
> & {
  merchantCodes?: string[]
  batchNo?: string
}
/** Fields of a coupon grant. `requestId` prevents duplicates; `batchNo` is an imported list of people. */
export type GrantInput = Partial<
  Pick<CouponGrant, 'grantName' | 'couponId' | 'grantType' | 'sendType' | 'sendTime' | 'endTime' | 'perNum' | 'remark'>
> & {
  memberType?: number
  notifyWay?: number[]
  userIds?: string[]
  batchNo?: string
  requestId: string
}

/** Totals of the matching coupons. `before` covers the previous period of the same length. */
export interface TradeSums {
  grantedCount: number
  receivedCount: number
  usedCount: number
  expiredCount: number
  discountAmount: string
  orderAmount: string
}
export interface TradePage extends Page<CouponTrade> {
  summary?: TradeSums
  before?: TradeSums
  byDay: { date: string; receivedCount: number; usedCount: number }[]
  byStatus: { status: number; count: number }[]
  best: { couponId: string; couponName: string; receivedCount: number; usedCount: number }[]
}
export type TradeQuery = Query<CouponTrade> & { couponId?: string; grantId?: string; dealerCode?: string }

const coupons = pageOf<Coupon>({ scopeGoods: codes, scopeNames: [] })

export const list = get('/api-star-web/web/coupon/page/list', io<Query<Coupon>, Page<Coupon>>(coupons))
export const listByPurpose = get(
  '/api-star-web/web/coupon/page/list/purpose',
  io<Query<Coupon> & { purpose: number }, Page<Coupon>>(coupons),
)
/** Coupons that goods may carry: enabled, of purpose 1 or 5, in stock. */
export const listForGoods = get('/api-star-web/web/coupon/page/listForGoods', io<Query<Coupon>, Page<Coupon>>(coupons))
const detail = postRead(
  '/api-star-web/web/coupon/getByIdForState',
  io<{ id: string }, CouponDetail>(record<CouponDetail>({ scopeGoods: codes, scopeNames: [], merchantCodes: [] })),
)
export { detail as get }
export const create = post('/api-star-web/web/coupon/insert', io<CouponInput, { id: string }>())
export const update = post('/api-star-web/web/coupon/update', about<CouponInput & { id: string }>('id'))
export const setStatus = post('/api-star-web/web/coupon/updateStatus', about<{ id: string; status: 1 | 2 }>('id'))

export const listMerchants = get(
  '/api-star-web/web/coupon/merchant/getMerchantList',
  io<Query<CouponMerchant> & { couponId: string }, Page<CouponMerchant>>(page),
)
/** Imports a list of shops. With `couponId` they are added at once, without it they are stored under a batch number. */
export const importMerchants = upload(
  '/api-star-web/web/coupon/merchant/import',
  io<FormData, ImportSummary | undefined>(imported),
)
export const exportMerchantFails = download(
  'GET',
  '/api-star-web/web/coupon/merchant/exportFailList',
  io<{ batchNo: string }, Blob>(),
)

const grants = pageOf<CouponGrant>({ notifyWay: [] })
export const listGrants = get(
  '/api-star-web/web/coupon/grant/page/list',
  io<Query<CouponGrant>, Page<CouponGrant>>(grants),
)
export const createGrant = post('/api-star-web/web/coupon/grant/insert', io<GrantInput, { id: string }>())
/** Stops a grant (4), or resumes one of the claim centre (2). */
export const setGrantStatus = post(
  '/api-star-web/web/coupon/grant/updateStatus',
  about<{ id: string; status: 2 | 4 }>('id'),
)

/** Customers with their coupons. With `grantId` the people of one grant, failures first. */
export const listUsers = get(
  '/api-star-web/web/coupon/user/getCouponUserList',
  io<Query<CouponUser> & { grantId?: string }, Page<CouponUser>>(page),
)
export const importUsers = upload(
  '/api-star-web/web/coupon/user/import',
  io<FormData, ImportSummary | undefined>(imported),
)
export const exportUserFails = download(
  'GET',
  '/api-star-web/web/coupon/user/exportFailList',
  io<{ grantId?: string; batchNo?: string }, Blob>(),
)

export const listTrades = get(
  '/api-star-web/web/coupon/trade/getCouponTradeList',
  io<TradeQuery, TradePage>((data) => ({
    ...pageOf<CouponTrade>({})(data),
    summary: beside(data, 'summary', {}),
    before: beside(data, 'before', {}),
    byDay: records<TradePage['byDay'][number]>({})(prop(data, 'byDay')),
    byStatus: records<TradePage['byStatus'][number]>({})(prop(data, 'byStatus')),
    best: records<TradePage['best'][number]>({})(prop(data, 'best')),
  })),
)
export const exportTrades = download(
  'GET',
  '/api-star-web/web/coupon/trade/exportTradeList',
  io<TradeQuery, Blob>(),
  '卡券领取明细表{date}.xls',
)
