import type { TextKey } from '@/locales'
import type { Page } from '@/api/reply'
import * as approvals from '@/api/approvals'
import * as dealers from '@/api/dealers'
import * as orders from '@/api/orders'
import type { Path } from '@/routes'
import type { Variant } from './variant'

/** A question to the server as the board asks it: quietly, since each failure is told in its own place. */
interface Asked<O> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<O>
}
type CountOf = () => Asked<Page<unknown>>

/** A line of the to-dos: what waits, counted by the total of a list, and the way to it. It exists only when its page is permitted. */
export interface Todo {
  label: TextKey
  path: Path
  /** The filter of the list that the number counts. */
  search?: Readonly<Record<string, string>>
  count: CountOf
}

/** A number of the board, with smaller ones beside it. */
export interface Kpi extends Todo {
  beside: readonly { label: TextKey; count: CountOf }[]
}

const ONE = { pageNo: 1, pageSize: 1 } as const
const QUIET = { quiet: true } as const

const myApprovals: Todo = {
  label: 'approvals.todo',
  path: '/approval/approval-index',
  count: () => approvals.listBusiness.query({ scope: 'todo', ...ONE }, QUIET),
}

/** The to-dos of both start pages: a line each. */
export const TODOS: Readonly<Record<Variant, readonly Todo[]>> = {
  hq: [
    myApprovals,
    {
      label: 'home.secondApprovals',
      path: '/system-management/secondDealerManagement',
      search: { tab: 'applications', status: '1' },
      count: () => orders.listSecondDealerApprovals.query({ status: 1, ...ONE }, QUIET),
    },
  ],
  dealer: [myApprovals],
}

const dealersIn =
  (status: number): CountOf =>
  () =>
    dealers.listFirst.query({ status: [status], ...ONE }, QUIET)

/** The numbers of both start pages: a tile each. */
export const KPIS: Readonly<Record<Variant, readonly Kpi[]>> = {
  hq: [
    {
      label: 'home.openDealers',
      path: '/system-management/distributorManagement',
      search: { status: '1' },
      count: dealersIn(1),
      beside: [
        { label: 'dealerStatus.2', count: dealersIn(2) },
        { label: 'dealerStatus.3', count: dealersIn(3) },
      ],
    },
  ],
  dealer: [],
}
