import { entity, f, type RowOf } from '../field'

export const remoteDepot = entity('remoteDepot', {
  warehouseCode: f.id(),
  warehouseName: f.text(),
  cityName: f.text(),
  address: f.text(),
  capacity: f.integer(),
  stockCount: f.integer({ sortable: true }),
  availableCount: f.integer({ sortable: true }),
  lockedCount: f.integer({ sortable: true }),
  blockedCount: f.integer({ sortable: true }),
  oldCount: f.integer({ sortable: true }),
  avgStockDays: f.number({ sortable: true }),
})
export type RemoteDepot = RowOf<typeof remoteDepot>
