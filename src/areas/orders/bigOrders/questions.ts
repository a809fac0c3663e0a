import * as bigOrders from '@/api/orders/bigOrders'
import type { Page } from '@/api/reply'
import type { BigOrderDetail } from '@/entities/orders/bigOrder'
import type { BigServiceDetail, BigServiceOrder } from '@/entities/orders/bigServiceOrder'

type Asked<O> = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<O> }
const QUIET = { quiet: true }
export const orders = {
  query: (input: bigOrders.SearchIn) => bigOrders.list.query({ ...input, queryType: 'order' }),
  // A request with an order number returns an order.
  one: (id: string) => bigOrders.get.query({ id, queryType: 'order' }, QUIET) as Asked<BigOrderDetail>,
}
/** Queries refund requests; the same calls return them with queryType 'service'. */
export const services = {
  query: (input: bigOrders.SearchIn) =>
    bigOrders.list.query({ ...input, queryType: 'service' }) as Asked<unknown> as Asked<Page<BigServiceOrder>>, // See above.
  one: (id: string) => bigOrders.get.query({ id, queryType: 'service' }, QUIET) as Asked<BigServiceDetail>, // See above.
}
