import type { ConsumerProrateOrder } from '@/entities/orders/consumerProrateOrder'
import type { OrderPayment } from '@/entities/orders/orderPayment'
import type { ProrateOrder } from '@/entities/orders/prorateOrder'
import type { SplitLine } from '@/entities/orders/splitLine'
import { download, get, io, type Query } from '../call'
import { type Counted, counted, page, type Page, record } from '../reply'

interface AtDealer {
  dealerCode?: string
}
export interface ConsumerDetail extends ConsumerProrateOrder {
  lines: SplitLine[]
  refunds: OrderPayment[]
  trigger: number
}

export const list = get(
  '/api-clue/prorateOrder/getPcList',
  io<Query<ProrateOrder> & AtDealer, Counted<ProrateOrder>>(counted),
)
export const exportList = download('GET', '/api-clue/prorateOrder/export', io<Query<ProrateOrder> & AtDealer, Blob>())
export const listConsumer = get(
  '/api-clue/prorateOrder/c/getPcList',
  io<Query<ConsumerProrateOrder> & AtDealer, Page<ConsumerProrateOrder>>(page),
)
export const exportConsumer = download(
  'GET',
  '/api-clue/prorateOrder/c/export',
  io<Query<ConsumerProrateOrder> & AtDealer, Blob>(),
)
export const getConsumer = get(
  '/api-clue/prorateOrder/c/getById/{id}',
  io<{}, ConsumerDetail>(record({ lines: [{}], refunds: [{}] })),
)
