import type { PointRate } from '@/entities/commerce/pointsExchange'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { get, io } from '../call'

/** What a point is worth to the points service; null where it does not say. */
export const getRate = get(
  '/api-integral/pointExchange/getOne',
  io<void, PointRate | null>((data) => {
    const pointsPerYuan = numberIn(prop(data, 'pointsPerYuan'))
    return pointsPerYuan === null ? null : { pointsPerYuan }
  }),
)
