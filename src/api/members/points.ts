import type { PointRate } from '@/entities/commerce/pointsExchange'
import type { AppPoint } from '@/entities/members/appPoint'
import type { PointDetail } from '@/entities/members/pointDetail'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { get, io, type Query } from '../call'
import { beside, type Page, page } from '../reply'

/** What a point is worth to the points service; null where it does not say. */
export const getRate = get(
  '/api-integral/pointExchange/getOne',
  io<void, PointRate | null>((data) => {
    const pointsPerYuan = numberIn(prop(data, 'pointsPerYuan'))
    return pointsPerYuan === null ? null : { pointsPerYuan }
  }),
)

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
