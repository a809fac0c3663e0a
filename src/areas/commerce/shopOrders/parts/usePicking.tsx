import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import type { ShopPackage } from '@/entities/commerce/shopPackage'
import { useAction } from '@/kit/data/useAction'
import { type Picked, PickingList } from './PickingList'

const LANES = 3

/** Prints the picking list of some sub-orders: whole addresses come with their orders, each read once. */
export const usePicking = () => {
  const client = useQueryClient()
  const { act } = useAction()
  const [rows, setRows] = useState<Picked[]>()
  const pick = (chosen: readonly ShopPackage[]) =>
    act(
      async () => {
        const limit = pLimit(LANES)
        const ids = [...new Set(chosen.map(({ orderId }) => orderId))]
        const orders = await Promise.all(ids.map((id) => limit(() => client.fetchQuery(shopOrders.get.query({ id })))))
        const byId = new Map(orders.map((order) => [order.id, order]))
        setRows(
          chosen.flatMap((row) => {
            const order = byId.get(row.orderId)
            const parcel = order?.packages.find(({ packageId }) => packageId === row.packageId) ?? row
            return order ? [{ order, parcel }] : []
          }),
        )
      },
      { keep: true },
    )
  return { pick, sheet: rows && <PickingList rows={rows} onPrinted={() => setRows(undefined)} /> }
}
