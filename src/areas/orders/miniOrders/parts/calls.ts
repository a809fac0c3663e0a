import * as miniOrders from '@/api/orders/miniOrders'
import * as testDrive from '@/api/vehicle/testDrive'
import type { Query } from '@/api/call'
import { numbers, type Numbers, type Page } from '@/api/reply'
import type { MiniOrder } from '@/entities/orders/miniOrder'
import type { MiniRefund } from '@/entities/orders/miniRefund'
import type { TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { derived, type Queried } from '@/kit/data/load'

/** Parameters that distinguish the two lists of one call, in queries and exports. */
export const OF_ORDERS = { queryType: 'order' } as const
export const OF_REFUNDS = { queryType: 'refund' } as const
/** Restricts test drives to those booked in the mini-program. */
export const OF_MINI = { source: 'MINI' } as const

export const orderRows = {
  query: (input: Query<MiniOrder>): Queried<Page<MiniOrder>> =>
    // The server returns rows of the requested type.
    miniOrders.list.query({ ...input, ...OF_ORDERS }) as Queried<Page<MiniOrder>>,
}
export const refundRows = {
  query: (input: Query<MiniRefund>): Queried<Page<MiniRefund>> =>
    // As above.
    miniOrders.list.query({ ...input, ...OF_REFUNDS }) as Queried<Page<MiniRefund>>,
}
export const driveRows = {
  query: (input: Query<TestDriveOrder>): Queried<Page<TestDriveOrder>> =>
    testDrive.list.query({ ...input, ...OF_MINI }),
}

/** Returns the totals of a single row; no numbers if the server sends one row per day. */
export const sumsOf = (stats: Queried<readonly object[]>): Queried<Numbers> =>
  derived(stats, 'sums', (rows) => numbers(rows.length === 1 ? rows[0] : undefined))

/**
 * Returns the filters without state and order. The figures above the list use them, so choosing a state does not
 * change them.
 */
export const countedBy = (search: Record<string, unknown>): Record<string, unknown> => {
  const { status: _status, sortField: _field, sortOrder: _order, ...filters } = search
  return filters
}
