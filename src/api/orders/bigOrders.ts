import type { BigOrder, BigOrderDetail } from '@/entities/orders/bigOrder'
import type { BigServiceDetail, BigServiceOrder, RefundQuote } from '@/entities/orders/bigServiceOrder'
import type { Equity } from '@/entities/orders/equity'
import { about, download, get, io, post, postRead, type Query, type Since } from '../call'
import { numbers, type Numbers, page, type Page, pageOf, type Parts, record, rows } from '../reply'

/** A search among orders, or with queryType 'service' among their refund requests. */
type Search = Query<BigOrder> & Query<BigServiceOrder> & { areaName?: string; queryType: 'order' | 'service' }
/** The same without saying which of both. */
export type SearchIn = Omit<Search, 'queryType'>

/** One day of the order page. */
export interface VisitDay {
  statDate: string
  pv: number
  uv: number
  configCount: number
  submitCount: number
  payCount: number
}

/** Big orders; with queryType 'service' their refund requests, and other rows. */
export const list = postRead('/api-clue/bigOrder/h5/orderPcList', io<Search, Page<BigOrder>>(page))
/** The counts and sums of a search; a number that was not sent is not in it. */
export const getStat = postRead('/api-clue/bigOrder/h5/orderStat', io<Search, Numbers>(numbers))
export const exportList = download('POST', '/api-clue/bigOrder/h5/orderExport', io<Search, Blob>())

/** What is not plain in an order, and in a refund request. */
const PARTS: Parts<BigOrderDetail> & Parts<BigServiceDetail> = {
  optionNames: [],
  rightNames: [],
  rights: [{}],
  payments: [{}],
  services: [{}],
  steps: [{}],
  images: [],
  order: { maybe: { optionNames: [], rightNames: [] } },
}
/** An order by its id; with queryType 'service' a refund request with its order. */
const detail = get(
  '/api-clue/bigOrder/h5/orderDetail/{id}',
  io<{ queryType: 'order' | 'service' }, BigOrderDetail | BigServiceDetail>(
    record<BigOrderDetail | BigServiceDetail>(PARTS),
  ),
)
export { detail as get }

/** The visits of the order page, a row a day. */
export const getVisitStat = postRead(
  '/api-clue/bigOrder/h5/visitStat',
  io<{ seriesCode?: string; startTime?: string; endTime?: string }, VisitDay[]>(rows),
)
/** What may go back of an order now. */
export const getRefundPayAmount = get(
  '/api-clue/bigOrder/h5/refundPayAmount',
  io<{ orderId: string }, RefundQuote>(record<RefundQuote>({})),
)
/** Agrees to a refund; refundAmount in yuan with two decimals. */
export const agreeRefund = post(
  '/api-clue/bigOrder/h5/refund',
  about<{ id: string; serviceId?: string; refundAmount: string; remark: string }>('id'),
)
export const refuseRefund = post(
  '/api-clue/bigOrder/h5/refuseRefund',
  about<{ id: string; serviceId?: string; refuseReason: string }>('id'),
)

/** What of a benefit is no plain value. */
const RIGHT_PARTS: Parts<Equity> = { seriesNames: [], seriesCodes: [] }
/** The benefits of buyers; a dealer gets those on the shelf. */
export const listRights = get(
  '/api-clue/bigOrder/h5/right-list',
  io<Query<Equity>, Page<Equity>>(pageOf<Equity>(RIGHT_PARTS)),
)
export const getRight = get('/api-clue/bigOrder/h5/right-by-id/{id}', io<void, Equity>(record<Equity>(RIGHT_PARTS)))
/** Changes what is sent of a benefit; with the `updateTime` that was read the server refuses where somebody else saved it since. */
export const updateRight = post(
  '/api-clue/bigOrder/h5/updateRight',
  about<{ id: string } & Partial<Equity> & Since>('id'),
)
