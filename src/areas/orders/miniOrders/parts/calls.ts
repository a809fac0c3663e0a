import * as miniOrders from '@/api/orders/miniOrders'
import * as testDrive from '@/api/vehicle/testDrive'
import type { Query } from '@/api/call'
import { numbers, type Numbers, type Page } from '@/api/reply'
import type { MiniOrder } from '@/entities/orders/miniOrder'
import type { MiniRefund } from '@/entities/orders/miniRefund'
import type { TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { derived, type Queried } from '@/kit/data/load'

/** What tells the two lists of one call apart, in questions and exports. */
export const OF_ORDERS = { queryType: 'order' } as const
export const OF_REFUNDS = { queryType: 'refund' } as const
/** Only what was booked in the mini-program. */
export const OF_MINI = { source: 'MINI' } as const

/** The orders of the mini-program. */
export const orderRows = {
  query: (input: Query<MiniOrder>): Queried<Page<MiniOrder>> =>
    // The server answers the rows that are asked for.
    miniOrders.list.query({ ...input, ...OF_ORDERS }) as Queried<Page<MiniOrder>>,
}
/** The requests for their money. */
export const refundRows = {
  query: (input: Query<MiniRefund>): Queried<Page<MiniRefund>> =>
    // As above.
    miniOrders.list.query({ ...input, ...OF_REFUNDS }) as Queried<Page<MiniRefund>>,
}
/** The test drives that were booked in it. */
export const driveRows = {
  query: (input: Query<TestDriveOrder>): Queried<Page<TestDriveOrder>> =>
    testDrive.list.query({ ...input, ...OF_MINI }),
}

/** The one answer that says what all rows come to; no number where a server tells them day by day. */
export const sumsOf = (stats: Queried<readonly object[]>): Queried<Numbers> =>
  derived(stats, 'sums', (rows) => numbers(rows.length === 1 ? rows[0] : undefined))

/** The filters of a list without its order and its state: what the figures above it are counted by, so that choosing a state leaves them as they are. */
export const countedBy = (search: Record<string, unknown>): Record<string, unknown> => {
  const { status: _status, sortField: _field, sortOrder: _order, ...filters } = search
  return filters
}
