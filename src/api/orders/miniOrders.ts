import type { MiniOrder, MiniOrderDetail, MiniOrderStat } from '@/entities/orders/miniOrder'
import type { MiniRefund, MiniServiceStat } from '@/entities/orders/miniRefund'
import { about, download, get, io, post, postRead, type Query } from '../call'
import { page, type Page, record, rows } from '../reply'
import { listIn } from '../refs'

/** Which rows are asked for: orders, or requests for the money back. */
interface Kind {
  queryType?: 'order' | 'refund'
}
/** The filters of either list, and which one it is. */
type MiniQuery = Query<MiniOrder & MiniRefund> & Kind

/** The orders; with queryType 'refund' the requests for the money back, which are rows of their own. */
export const list = postRead('/api-clue/order/h5/orderPcList', io<MiniQuery, Page<MiniOrder | MiniRefund>>(page))
const detail = get(
  '/api-clue/order/h5/orderDetail/{id}',
  io<void, MiniOrderDetail>(record<MiniOrderDetail>({ refund: { maybe: {} }, steps: [{}] })),
)
export { detail as get }
/** What the orders come to: one answer, or with granularity 'day' one a day. */
export const getStat = postRead(
  '/api-clue/order/h5/orderStat',
  io<MiniQuery & { granularity?: 'day' }, Partial<MiniOrderStat>[]>((data) => rows(listIn(data) ?? [data])),
)
/** What the requests for the money back come to. */
export const getServiceStat = postRead(
  '/api-clue/order/h5/orderServiceStat',
  io<MiniQuery, Partial<MiniServiceStat>[]>((data) => rows(listIn(data) ?? [data])),
)
export const exportList = download('POST', '/api-clue/order/h5/orderExport', io<MiniQuery, Blob>())
/** Pays a deposit back; `id` is the order's. Also tries again what the payment channel refused. */
export const agreeRefund = post(
  '/api-clue/pay/h5/refund',
  about<{ id: string; refundId: string; remark?: string }>('refundId'),
)
export const refuseRefund = post(
  '/api-clue/pay/h5/refuseRefund',
  about<{ id: string; refundId: string; refuseReason: string }>('refundId'),
)
