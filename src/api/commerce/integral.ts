import type { PointsExchange } from '@/entities/commerce/pointsExchange'
import type { UserBalance } from '@/entities/marketing/shopUser'
import type { AppPoint } from '@/entities/members/appPoint'
import type { IntegralRule } from '@/entities/members/integralRule'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, counted, record, records } from '../reply'

/** Exchange rule of points for orders, or null if never saved. */
export const getExchange = get(
  '/api-star-web/integralExchange/get',
  io<void, PointsExchange | null>((data) =>
    isRecord(data) && Object.keys(data).length ? record<PointsExchange>({ goodsTypes: [] })(data) : null,
  ),
)
export type ExchangeInput = Omit<PointsExchange, 'id' | 'updateBy' | 'updateTime'>
export const createExchange = post('/api-star-web/integralExchange/insert', io<ExchangeInput>())
export const updateExchange = post(
  '/api-star-web/integralExchange/update',
  about<ExchangeInput & Since & { id: string }>('id'),
)
export const listUserPoints = get(
  '/api-star-web/web/user/list/queryUserPoint',
  io<{ userIds: string }, UserBalance[]>((data) =>
    records<UserBalance>({})(data).map((row) => ({
      userId: String(row.userId),
      balance: numberIn(row.balance),
      soonExpire: numberIn(row.soonExpire),
    })),
  ),
)

/** Published rule of App points, or null if there is none. */
export const getRule = get(
  '/api-star-web/integral/rule/get',
  io<void, IntegralRule | null>((data) =>
    isRecord(data) && Object.keys(data).length ? record<IntegralRule>({})(data) : null,
  ),
)
/** Publishes a rule, or revises it if there is an id. */
export const saveRule = post(
  '/api-star-web/integral/rule/insert',
  io<Pick<IntegralRule, 'title' | 'content' | 'effectTime'> & Since & { id?: string }>(),
)

export const listUsers = get('/api-star-web/user/integral/page/list', io<Query<AppPoint>, Counted<AppPoint>>(counted))
