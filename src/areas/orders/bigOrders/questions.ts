import * as bigOrders from '@/api/orders/bigOrders'
import type { Page } from '@/api/reply'
import type { BigOrderDetail } from '@/entities/orders/bigOrder'
import type { BigServiceDetail, BigServiceOrder } from '@/entities/orders/bigServiceOrder'

type Asked<O> = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<O> }
const QUIET = { quiet: true }
/** One big order, and the big orders of a search. */
export const orders = {
  query: (input: bigOrders.SearchIn) => bigOrders.list.query({ ...input, queryType: 'order' }),
  // What is asked for by the number of an order is one.
  one: (id: string) => bigOrders.get.query({ id, queryType: 'order' }, QUIET) as Asked<BigOrderDetail>,
}
/** One refund request, and the requests of a search: the same calls answer them when they are asked so. */
export const services = {
  query: (input: bigOrders.SearchIn) =>
    bigOrders.list.query({ ...input, queryType: 'service' }) as Asked<unknown> as Asked<Page<BigServiceOrder>>, // see above
  one: (id: string) => bigOrders.get.query({ id, queryType: 'service' }, QUIET) as Asked<BigServiceDetail>, // see above
}
