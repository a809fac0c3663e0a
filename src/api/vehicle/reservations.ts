import type { PicksendDetail, PicksendOrder } from '@/entities/vehicle/picksendOrder'
import type { InPlace } from '../system/dealers'
import { download, get, io, type Query } from '../call'
import { type Counted, countedOf, record } from '../reply'

type PicksendQuery = Query<PicksendOrder> & InPlace & { transportCarId?: string }

export const listPicksends = get(
  '/api-user/reservePicksend/list',
  io<PicksendQuery, Counted<PicksendOrder>>(countedOf<PicksendOrder>({})),
)
export const getPicksend = get(
  '/api-user/reservePicksend/detail/{id}',
  io<void, PicksendDetail>(
    record<PicksendDetail>({
      legs: [{ images: [] }],
      nodes: [{ location: { maybe: {} } }],
      pickLocation: { maybe: {} },
      dealerLocation: { maybe: {} },
      returnLocation: { maybe: {} },
    }),
  ),
)
export const exportPicksends = download('GET', '/api-user/reservePicksend/export', io<PicksendQuery, Blob>())
