import type { TextKey } from '@/locales'
import type { Page } from '@/api/reply'
import * as approvals from '@/api/system/approvals'
import * as dealers from '@/api/system/dealers'
import * as orders from '@/api/orders/orders'
import { auditStatus, dealerStatus } from '@/entities/shared/enums'
import type { Path } from '@/routes'
import type { Variant } from './variant'
import type { View } from './view'

/** A question to the server as the board asks it: quietly, since each failure is told in its own place. The answer is the total of a list. */
export interface Asked {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<unknown>>
}

/** A line of the to-dos: what waits, whatever the filters of the board, and the way to it. It exists only when its page is permitted. */
export interface Todo {
  label: TextKey
  path: Path
  /** The filter of the list that the number counts. */
  search?: Readonly<Record<string, string>>
  ask: () => Asked
}

/** A number of the board, with smaller ones beside it. It exists only when its page is permitted. */
export interface Kpi {
  label: TextKey
  path: Path
  /** The filter of the list that the number counts. */
  search: (view: View) => Readonly<Record<string, string | undefined>>
  ask: (view: View) => Asked
  /** Compared with the period before. */
  compared?: true
  /** Its list knows no sales areas: the tile says so when one is chosen. */
  anyArea?: true
  beside?: readonly { label: TextKey; ask: (view: View) => Asked }[]
}

const ONE = { pageNo: 1, pageSize: 1 } as const
const QUIET = { quiet: true } as const
/** A range of days as the filter of a list takes it, in its address and on the wire. */
const inAddress = ([from, to]: View['days']) => `${from}~${to}`
const onWire = ([from, to]: View['days']) => [`${from} 00:00:00`, `${to} 23:59:59`] as const

const myApprovals: Todo = {
  label: 'approvals.todo',
  path: '/approval/approval-index',
  ask: () => approvals.listBusiness.query({ scope: 'todo', ...ONE }, QUIET),
}

/** The to-dos of both start pages: a line each. */
export const TODOS: Readonly<Record<Variant, readonly Todo[]>> = {
  hq: [
    myApprovals,
    {
      label: 'home.secondApprovals',
      path: '/system-management/secondDealerManagement',
      search: { tab: 'applications', status: String(auditStatus.waiting) },
      ask: () => orders.listSecondDealerApprovals.query({ status: auditStatus.waiting, ...ONE }, QUIET),
    },
  ],
  dealer: [myApprovals],
}

const dealersIn =
  (status: number) =>
  ({ areaName }: View) =>
    dealers.listFirst.query({ status: [status], areaName, ...ONE }, QUIET)

/** The approvals begun in the period: all of them, or the user's own. */
const begun = (scope: 'all' | 'mine'): Pick<Kpi, 'path' | 'search' | 'ask' | 'compared' | 'anyArea'> => ({
  path: '/approval/approval-index',
  search: ({ days, dealerCode }) => ({ tab: scope, applyTime: inAddress(days), dealerCode }),
  ask: ({ days, dealerCode }) => {
    const [applyTimeStart, applyTimeEnd] = onWire(days)
    return approvals.listBusiness.query({ scope, applyTimeStart, applyTimeEnd, dealerCode, ...ONE }, QUIET)
  },
  compared: true,
  anyArea: true,
})

/** The numbers of both start pages: a tile each. */
export const KPIS: Readonly<Record<Variant, readonly Kpi[]>> = {
  hq: [
    {
      label: 'home.openDealers',
      path: '/system-management/distributorManagement',
      search: ({ areaName }) => ({ status: String(dealerStatus.open), region: areaName }),
      ask: dealersIn(dealerStatus.open),
      beside: [
        { label: 'dealerStatus.suspended', ask: dealersIn(dealerStatus.suspended) },
        { label: 'dealerStatus.leaving', ask: dealersIn(dealerStatus.leaving) },
      ],
    },
    { label: 'home.applications', ...begun('all') },
  ],
  dealer: [{ label: 'home.ownApplications', ...begun('mine') }],
}
