import type { PointsExchange } from '@/entities/commerce/pointsExchange'
import type { AppPoint } from '@/entities/members/appPoint'
import { isRecord } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, counted, record } from '../reply'

/** The rule by which points pay for orders; null as long as none was set. */
export const getExchange = get(
  '/api-star-web/integralExchange/get',
  io<void, PointsExchange | null>((data) =>
    isRecord(data) && Object.keys(data).length ? record<PointsExchange>({ goodsTypes: [] })(data) : null,
  ),
)
/** What the rule is saved with. */
export type ExchangeInput = Omit<PointsExchange, 'id' | 'updateBy' | 'updateTime'>
export const createExchange = post('/api-star-web/integralExchange/insert', io<ExchangeInput>())
export const updateExchange = post(
  '/api-star-web/integralExchange/update',
  about<ExchangeInput & Since & { id: string }>('id'),
)

/** The points accounts of users of the app. */
export const listUsers = get('/api-star-web/user/integral/page/list', io<Query<AppPoint>, Counted<AppPoint>>(counted))
