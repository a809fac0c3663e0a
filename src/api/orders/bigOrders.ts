import type { BigOrder, BigOrderDetail } from '@/entities/orders/bigOrder'
import type { BigServiceDetail, BigServiceOrder, RefundQuote } from '@/entities/orders/bigServiceOrder'
import type { Equity } from '@/entities/orders/equity'
import { about, download, get, io, post, postRead, type Query, type Since } from '../call'
import { numbers, type Numbers, page, type Page, pageOf, type Parts, record, rows } from '../reply'

type Search = Query<BigOrder> & Query<BigServiceOrder> & { areaName?: string; queryType: 'order' | 'service' }
export type SearchIn = Omit<Search, 'queryType'>

export interface VisitDay {
  statDate: string
  pv: number
  uv: number
  configCount: number
  submitCount: number
  payCount: number
}

export const list = postRead('/api-clue/bigOrder/h5/orderPcList', io<Search, Page<BigOrder>>(page))
export const getStat = postRead('/api-clue/bigOrder/h5/orderStat', io<Search, Numbers>(numbers))
export const exportList = download('POST', '/api-clue/bigOrder/h5/orderExport', io<Search, Blob>())

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
const detail = get(
  '/api-clue/bigOrder/h5/orderDetail/{id}',
  io<{ queryType: 'order' | 'service' }, BigOrderDetail | BigServiceDetail>(
    record<BigOrderDetail | BigServiceDetail>(PARTS),
  ),
)
export { detail as get }

export const getVisitStat = postRead(
  '/api-clue/bigOrder/h5/visitStat',
  io<{ seriesCode?: string; startTime?: string; endTime?: string }, VisitDay[]>(rows),
)
export const getRefundPayAmount = get(
  '/api-clue/bigOrder/h5/refundPayAmount',
  io<{ orderId: string }, RefundQuote>(record<RefundQuote>({})),
)
/** Approves a refund; refundAmount in yuan with two decimals. */
export const agreeRefund = post(
  '/api-clue/bigOrder/h5/refund',
  about<{ id: string; serviceId?: string; refundAmount: string; remark: string }>('id'),
)
export const refuseRefund = post(
  '/api-clue/bigOrder/h5/refuseRefund',
  about<{ id: string; serviceId?: string; refuseReason: string }>('id'),
)

const RIGHT_PARTS: Parts<Equity> = { seriesNames: [], seriesCodes: [] }
export const listRights = get(
  '/api-clue/bigOrder/h5/right-list',
  io<Query<Equity>, Page<Equity>>(pageOf<Equity>(RIGHT_PARTS)),
)
export const getRight = get('/api-clue/bigOrder/h5/right-by-id/{id}', io<void, Equity>(record<Equity>(RIGHT_PARTS)))
/**
 * Changes the given fields of a benefit. With the `updateTime` that was read, the server refuses if another user
 * saved it since.
 */
export const updateRight = post(
  '/api-clue/bigOrder/h5/updateRight',
  about<{ id: string } & Partial<Equity> & Since>('id'),
)
