import type { MiniOrder, MiniOrderDetail, MiniOrderStat } from '@/entities/orders/miniOrder'
import type { MiniRefund, MiniServiceStat } from '@/entities/orders/miniRefund'
import { about, download, get, io, post, postRead, type Query } from '../call'
import { page, type Page, record, rows } from '../reply'
import { listIn } from '../refs'

interface Kind {
  queryType?: 'order' | 'refund'
}
type MiniQuery = Query<MiniOrder & MiniRefund> & Kind

/** Orders, or with queryType 'refund' the refund requests, which are separate rows. */
export const list = postRead('/api-clue/order/h5/orderPcList', io<MiniQuery, Page<MiniOrder | MiniRefund>>(page))
const detail = get(
  '/api-clue/order/h5/orderDetail/{id}',
  io<void, MiniOrderDetail>(record<MiniOrderDetail>({ refund: { maybe: {} }, steps: [{}] })),
)
export { detail as get }
export const getStat = postRead(
  '/api-clue/order/h5/orderStat',
  io<MiniQuery & { granularity?: 'day' }, Partial<MiniOrderStat>[]>((data) => rows(listIn(data) ?? [data])),
)
export const getServiceStat = postRead(
  '/api-clue/order/h5/orderServiceStat',
  io<MiniQuery, Partial<MiniServiceStat>[]>((data) => rows(listIn(data) ?? [data])),
)
export const exportList = download('POST', '/api-clue/order/h5/orderExport', io<MiniQuery, Blob>())
/** Refunds a deposit, or retries a refund that the payment channel rejected; `id` is the order's. */
export const agreeRefund = post(
  '/api-clue/pay/h5/refund',
  about<{ id: string; refundId: string; remark?: string }>('refundId'),
)
export const refuseRefund = post(
  '/api-clue/pay/h5/refuseRefund',
  about<{ id: string; refundId: string; refuseReason: string }>('refundId'),
)
