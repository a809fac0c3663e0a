import type { ShopUser } from '@/entities/marketing/shopUser'
import type { StarPromoter } from '@/entities/members/starPromoter'
import type { StarRecommend } from '@/entities/members/starRecommend'
import type { StarTraded } from '@/entities/members/starTraded'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query } from '../call'
import { type Counted, countedOf, ifGiven, records } from '../reply'

/** Users, with counts by `all`, `owners`, `newToday` and `active`. `id` returns one user with the unmasked phone. */
export const list = get(
  '/api-star-web/web/user/page/list',
  io<Query<ShopUser> & { id?: string; userIds?: string[] }, Counted<ShopUser>>(countedOf<ShopUser>({})),
)

export interface RecommendMonth {
  month: string
  counts: Record<string, number>
}
export interface RecommendGroup {
  name: string
  total: number
  won: number
}
/**
 * Recommendations. The summary counts them by state, and has `all`, `won`, `dealRate` and `pendingPoints`. Chart
 * groups may be sent with the first page only.
 */
export interface RecommendAnswer extends Counted<StarRecommend> {
  months?: RecommendMonth[]
  series?: RecommendGroup[]
  types?: RecommendGroup[]
}
type RecommendQuery = Query<StarRecommend> & { dealerCode?: unknown }
export const listRecommends = get(
  '/api-star-web/web/star/recommend/page/list',
  io<RecommendQuery, RecommendAnswer>((data) => ({
    ...countedOf<StarRecommend>({})(data),
    months: ifGiven(records<RecommendMonth>({ counts: {} }))(prop(data, 'months')),
    series: ifGiven(records<RecommendGroup>({}))(prop(data, 'series')),
    types: ifGiven(records<RecommendGroup>({}))(prop(data, 'types')),
  })),
)
export const exportRecommends = download('GET', '/api-star-web/web/star/recommend/excel', io<RecommendQuery, Blob>())

export interface TierCount {
  tier: number
  count: number
}
export type TradedTop = Pick<StarTraded, 'recommenderId' | 'recommenderName' | 'tradedCount' | 'periodCount'>
export interface TradedMonth {
  month: string
  count: number
}
/** Recommenders by rank. The summary has `people`, `sold`, `average`, `paidPoints` and `pendingPoints`. */
export interface TradedAnswer extends Counted<StarTraded> {
  tiers?: TierCount[]
  top?: TradedTop[]
  months?: TradedMonth[]
}
/** `rankBy`: 'period' ranks by the deals of `dealTime` instead of all. */
type TradedQuery = Query<StarTraded> & { dealerCode?: unknown; rankBy?: unknown }
export const listTraded = get(
  '/api-star-web/web/star/traded/page/list',
  io<TradedQuery, TradedAnswer>((data) => ({
    ...countedOf<StarTraded>({})(data),
    tiers: ifGiven(records<TierCount>({}))(prop(data, 'tiers')),
    top: ifGiven(records<TradedTop>({}))(prop(data, 'top')),
    months: ifGiven(records<TradedMonth>({}))(prop(data, 'months')),
  })),
)
export const exportTraded = download('GET', '/api-star-web/web/star/traded/excel', io<TradedQuery, Blob>())

/** Promoters. The summary has `inOffice`, `endingSoon` and `dealsThisYear`. */
export const listPromoters = get(
  '/api-star-web/web/star/promoter/page/list',
  io<Query<StarPromoter>, Counted<StarPromoter>>(countedOf<StarPromoter>({})),
)
export type PromoterInput = Pick<
  StarPromoter,
  'userId' | 'promoterType' | 'dealerCode' | 'startTime' | 'endTime' | 'remark'
>
export const createPromoter = post('/api-star-web/web/star/promoter/insert', io<PromoterInput, { id: string }>())
export const removePromoter = post(
  '/api-star-web/web/star/promoter/delete',
  about<{ id: string; remark: string }>('id'),
)
