import * as shopOrders from '@/api/commerce/shopOrders'
import type { ShopOrder } from '@/entities/commerce/shopOrder'
import { Loaded, useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { OrderLines } from './OrderLines'

const WholeOrder = ({ id }: { id: string }) => {
  const load = useLoad(shopOrders.get.query({ id }, { quiet: true }))
  return (
    <Loaded load={load}>
      <OrderLines items={load.data?.items ?? []} />
    </Loaded>
  )
}

/** All lines of an order: those that came with its row, the order itself where it has more. */
export const MoreLines = ({ row }: { row: ShopOrder }) =>
  (numberIn(row.lineCount) ?? 0) > row.items.length ? <WholeOrder id={row.id} /> : <OrderLines items={row.items} />
